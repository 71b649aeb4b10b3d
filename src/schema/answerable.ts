import type { Field } from "./Field.js";

/**
 * Leaves a required field without a value to the user, whatever the server says of it: a read-only
 * one could never be answered.
 *
 * @param value what the field starts with.
 */
export function answerable(field: Field, value: unknown = field.default): Field {
  const locked = field.readOnly && !(field.required && value === undefined);
  return locked === field.readOnly ? field : { ...field, readOnly: undefined };
}
