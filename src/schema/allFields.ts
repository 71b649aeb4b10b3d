import type { Field } from "./Field.js";

/** Every field, with the "Other…" companions that are folded into selects listed after them. */
export function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) =>
    "other" in field && field.other ? [field, field.other] : field,
  );
}
