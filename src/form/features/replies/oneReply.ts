import type { Field, FieldOf } from "../../../schema/Field.js";

/** A question that a press on one of a few buttons can answer. */
export type ReplyField = FieldOf<"singleSelect"> | FieldOf<"boolean">;

/** More buttons than this are a list to be read, and drawn as one. */
const MAX_REPLIES = 6;

/** The only question of a form, where one press can answer it: a short choice, or a yes or no. */
export function oneReply(fields: readonly Field[]): ReplyField | undefined {
  const [field] = fields;
  if (!field || fields.length !== 1 || field.readOnly) return undefined;
  if (field.kind === "boolean") return field;
  if (field.kind !== "singleSelect" || field.options.length > MAX_REPLIES) return undefined;
  // An answer of the person's own is written, not pressed; what a press would lead to is read first.
  const fits = !field.other && field.options.every(({ preview }) => preview === undefined);
  return fits ? field : undefined;
}
