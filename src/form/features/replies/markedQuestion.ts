import type { ElicitationRequest } from "../../../protocol/types.js";
import { oneButtonPerOption } from "../../../protocol/oneButtonPerOption.js";
import type { Field, FieldOf } from "../../../schema/Field.js";
import { oneReply } from "./oneReply.js";

/** Returns the only field of a request that asks for a button per option. */
export function markedQuestion(
  request: ElicitationRequest,
  fields: readonly Field[],
): FieldOf<"singleSelect"> | undefined {
  const field = oneButtonPerOption(request) ? oneReply(fields) : undefined;
  return field?.kind === "singleSelect" ? field : undefined;
}
