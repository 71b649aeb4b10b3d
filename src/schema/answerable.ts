import type { Field } from "./Field.js";

/**
 * Lets the user answer a required field without a value, even if the schema says it is read-only.
 *
 * @param value initial value of the field.
 */
export function answerable(field: Field, value: unknown = field.default): Field {
  const locked = field.readOnly && !(field.required && value === undefined);
  return locked === field.readOnly ? field : { ...field, readOnly: undefined };
}
