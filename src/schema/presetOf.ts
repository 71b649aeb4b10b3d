import { isObject, jsonText } from "../core/json.js";
import { isVisibleText } from "../core/text.js";
import type { Field } from "./Field.js";
import { readProperty } from "./readProperty.js";
import { resolvePointer } from "./keywords.js";

/** How much of a schema is looked through: one that refers to itself has no end. */
const MAX_PROPERTIES = 1_000;
const MAX_DEPTH = 8;

/**
 * Returns the initial value of a nested answer.
 *
 * That is the schema's default or, for a required field, an object with the defaults of its
 * properties. An optional property with nested fields has no value until the user answers it.
 * Invalid defaults are ignored, as in fields.
 *
 * @param root document that references point into.
 */
export function presetOf(schema: unknown, root: unknown, required: boolean): unknown {
  let left = MAX_PROPERTIES;
  /** Further schemas that an answer must match. */
  const othersOf = ({ $ref, allOf }: Readonly<Record<string, unknown>>): unknown[] => {
    const target = $ref === undefined ? [] : [resolvePointer($ref, root)];
    return target.concat(Array.isArray(allOf) ? allOf : []);
  };
  const hasCases = (raw: unknown, depth: number): boolean => {
    if (!isObject(raw) || depth > MAX_DEPTH || left === 0) return false;
    left -= 1;
    if (Array.isArray(raw.oneOf) || Array.isArray(raw.anyOf)) return true;
    return othersOf(raw).some((each) => hasCases(each, depth + 1));
  };
  const presetIn = (raw: unknown, needed: boolean, depth: number, isPart = false): unknown => {
    if (!isObject(raw) || depth > MAX_DEPTH) return undefined;
    const { default: preset, type, properties, const: only, required: names } = raw;
    if (preset !== undefined && preset !== null) {
      const shown = depth === 0 ? preset : defaultOfPart(raw, root);
      if (shown !== undefined) return shown;
    }
    // A required constant has only one answer.
    if (needed && only !== undefined && depth > 0) return only;
    // The user first selects which of several cases it is.
    if (!isPart && hasCases(raw, depth)) return undefined;
    const isObjectSchema = type === "object" || (type === undefined && isObject(properties));
    const isGroup = needed && (isPart || isObjectSchema);
    const entries: [string, unknown][] = [];
    for (const [key, each] of isGroup && isObject(properties) ? Object.entries(properties) : []) {
      if (left === 0) break;
      left -= 1;
      const value = presetIn(each, Array.isArray(names) && names.includes(key), depth + 1);
      if (value !== undefined) entries.push([key, value]);
    }
    let given = entries.length > 0;
    // Where two schemas describe one part, the first one's default counts.
    for (const each of othersOf(raw)) {
      if (left === 0) break;
      left -= 1;
      const value = presetIn(each, needed, depth + 1, isGroup);
      if (value !== undefined && !isObject(value)) return value;
      given ||= value !== undefined;
      entries.unshift(...Object.entries(value ?? {}));
    }
    // Properties without any value are no answer.
    return given ? Object.fromEntries(entries) : undefined;
  };
  return presetIn(schema, required, 0);
}

/**
 * Returns the default of a property without nested fields, if its control would show it completely.
 */
function defaultOfPart(schema: unknown, root: unknown): unknown {
  const field = readProperty({ id: "", key: "", schema, required: false, root, report: () => {} });
  // Whether a pattern allows an empty text is known only once it is loaded.
  const isUnsure = field.default === "" && field.constraints.pattern !== undefined;
  return isUnsure ? undefined : field.default;
}

/**
 * Returns the initial text of a field's control, or `undefined` if it is empty or partly hidden.
 */
export function presetText(field: Field): string | undefined {
  if (field.kind !== "json" || !field.nested || field.default !== undefined) return undefined;
  const { schema, root } = field.nested;
  // Its own default would be `field.default` if it were valid.
  const own = isObject(schema) ? { ...schema, default: undefined } : schema;
  const text = jsonText(presetOf(own, root, field.required));
  return text !== undefined && isVisibleText(text) ? text : undefined;
}
