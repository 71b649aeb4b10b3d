import type { OptionValue } from "./Field.js";

/** Whether a value is of the type, or of one of the types, that a schema names; any is without one. */
export function fitsType(value: OptionValue, type: unknown): boolean {
  if (type === undefined || type === null) return true;
  return Array.isArray(type) ? type.some((name) => isOf(value, name)) : isOf(value, type);
}

function isOf(value: OptionValue, name: unknown): boolean {
  return name === "integer" ? Number.isInteger(value) : typeof value === name;
}
