import type { Field, FieldOf } from "../../../schema/Field.js";

/** A field that one of a few buttons can answer. */
export type ReplyField = FieldOf<"singleSelect"> | FieldOf<"boolean">;

/** More options than this are shown as a list. */
const MAX_REPLIES = 6;

/** Returns the only field of a form, if one click can answer it: a short choice, or a boolean. */
export function oneReply(fields: readonly Field[]): ReplyField | undefined {
  const [field] = fields;
  if (!field || fields.length !== 1 || field.readOnly) return undefined;
  if (field.kind === "boolean") return field;
  if (field.kind !== "singleSelect" || field.options.length > MAX_REPLIES) return undefined;
  // The user's own text is typed, and a preview is read first, so neither is a button.
  const fits = !field.other && field.options.every(({ preview }) => preview === undefined);
  return fits ? field : undefined;
}
