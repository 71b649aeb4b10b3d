import type { Field } from "./Field.js";

/** Returns every field, with the "Other…" fields of selects after them. */
export function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) =>
    "other" in field && field.other ? [field, field.other] : field,
  );
}
