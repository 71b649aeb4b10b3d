import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { oneButtonPerOption } from "../protocol/oneButtonPerOption.js";
import type { Field, FieldOf } from "../schema/Field.js";

/** More buttons than this are a list to be read, and drawn as one. */
const MOST = 6;

/** The one question of a form that is answered by a button per option, where it is such a form. */
export function quickReplyField(
  request: ElicitationRequest,
  fields: readonly Field[],
): FieldOf<"singleSelect"> | undefined {
  const [field] = fields;
  if (!oneButtonPerOption(request) || fields.length !== 1) return undefined;
  const fits = field?.kind === "singleSelect" && !field.other && field.options.length <= MOST;
  return fits ? field : undefined;
}
