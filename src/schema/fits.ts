import { foldText } from "../text/foldText.js";
import type { OptionValue } from "./Field.js";
import { limits } from "./limits.js";

/**
 * Whether a text can be put into a text box: an engine lays out all of it before the page moves
 * again, and takes minutes for a hundred thousand lines.
 */
export function fitsBox(text: string): boolean {
  return foldText(text, limits.boxCharacters, limits.boxLines).hidden === 0;
}

/**
 * Whether a text looks complete in its box though its end is out of view, behind spaces or empty
 * lines.
 */
export function hidesEnd(text: string, multiline: boolean): boolean {
  return (multiline ? /(?:\n[^\S\n]*){5}|[^\S\n]{40}/ : /\s{4}/).test(text);
}

/** Whether a value is of the type, or of one of the types, that a schema names; any is without one. */
export function fitsType(value: OptionValue, type: unknown): boolean {
  if (type === undefined || type === null) return true;
  return Array.isArray(type) ? type.some((name) => isOf(value, name)) : isOf(value, type);
}

function isOf(value: OptionValue, name: unknown): boolean {
  return name === "integer" ? Number.isInteger(value) : typeof value === name;
}

/** The value of a date-time picker: empty, or a local time. */
const PICKED = /^(?:.{10}T\d\d:\d\d(?::\d\d)?)?$/;

/** Whether the initial date-time can be shown in a picker. Any other has a text box. */
export function fitsPicker(value: string): boolean {
  return PICKED.test(value);
}
