import { asObject, isObject, type JsonObject, ownValue } from "../core/json.js";
import * as limits from "../core/limits.js";
import { foldText } from "../core/text.js";
import type { OptionValue } from "./Field.js";

/**
 * Returns an agent's own metadata of a schema, from `_meta`. Untrusted: it may be missing, or
 * anything.
 *
 * @param names nested keys: `["jetbrains", "air"]`.
 */
export function agentMeta(schema: unknown, ...names: readonly string[]): JsonObject {
  return ["_meta", ...names].reduce(
    (found, name) => asObject(ownValue(found, name)),
    asObject(schema),
  );
}

/** Keywords that restrict nothing: where two levels have one, the outer one speaks of this place. */
const ANNOTATIONS = new Set(["title", "description", "default", "examples", "_meta"]);

/**
 * Removes `null` from a property's schema.
 *
 * That is: `null` keywords (in ACP the same as missing), `"null"` among the types, and
 * `anyOf`/`oneOf` of one schema and `{ type: "null" }`, which schema generators write for an
 * optional value. An answer is never `null`, so nothing is lost.
 */
export function resolveNullable(schema: JsonObject): JsonObject {
  let plain = withoutNulls(schema);
  for (let level = 0; level < limits.nullableDepth; level++) {
    const merged = mergeUnion(plain);
    if (!merged) break;
    plain = merged;
  }
  if (!Array.isArray(plain.type)) return plain;
  const types = plain.type.filter((type) => type !== "null");
  return { ...plain, type: types.length === 1 ? types[0] : types };
}

/** The schema with its union of one schema and nothing merged into it, if it has one. */
function mergeUnion(plain: JsonObject): JsonObject | undefined {
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = plain[keyword];
    // Options can be many; a schema with a "null" branch has two.
    if (!Array.isArray(branches) || branches.length !== 2) continue;
    const others = branches.filter((branch) => !isObject(branch) || branch.type !== "null");
    const [branch] = others;
    if (others.length !== 1 || !isObject(branch) || Object.hasOwn(branch, "const")) continue;
    const { [keyword]: _union, ...outer } = plain;
    const inner = withoutNulls(branch);
    // Both levels apply, so one must not overwrite what the other demands.
    const clash = Object.keys(inner).some(
      (key) => Object.hasOwn(outer, key) && outer[key] !== inner[key] && !ANNOTATIONS.has(key),
    );
    if (!clash) return { ...inner, ...outer };
  }
  return undefined;
}

function withoutNulls(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    // A constant of `null` is not left out: it allows no other answer.
    Object.entries(schema).filter(([key, value]) => value !== null || key === "const"),
  );
}

/** A JSON Pointer (RFC 6901). */
export function toPointer(path: readonly (string | number)[]): string {
  return path
    .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/**
 * Resolves a reference within a schema (`#`, `#/$defs/guest`), or returns `undefined`. Nothing is
 * fetched.
 *
 * @param root the whole schema, as received.
 * @see https://www.rfc-editor.org/rfc/rfc6901
 */
export function resolvePointer(reference: unknown, root: unknown): unknown {
  if (typeof reference !== "string" || !/^#(\/|$)/.test(reference)) return undefined;
  let found = root;
  for (const part of reference.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    found = ownValue(found, key);
  }
  return found;
}

/**
 * Whether a text can be put into a text box: an engine lays out all of it before the page moves
 * again, and takes minutes for a hundred thousand lines.
 */
export function fitsTextBox(text: string): boolean {
  return foldText(text, limits.boxCharacters, limits.boxLines).hidden === 0;
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
const PICKED = /^(?:.{10}T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?$/;

/** Whether the initial date-time can be shown in a picker. Any other has a text box. */
export function fitsPicker(value: string): boolean {
  return PICKED.test(value);
}
