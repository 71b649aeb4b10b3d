import { isObject } from "../protocol/isObject.js";
import { isVisibleText } from "../text/visibleText.js";
import type { Field } from "./Field.js";
import { jsonText } from "./jsonText.js";
import { resolvePointer } from "./resolvePointer.js";

/** How much of a schema is looked through: one that refers to itself has no end. */
const MAX_PROPERTIES = 1_000;
const MAX_DEPTH = 8;

/**
 * What an answer with parts starts with: the schema's own default, or else an object with the defaults
 * of its parts, where it must be answered. A part that may be left out, and has parts itself, says
 * nothing until the person answers it.
 *
 * @param root the whole that references point into.
 */
export function presetOf(schema: unknown, root: unknown, required: boolean): unknown {
  let left = MAX_PROPERTIES;
  const presetIn = (raw: unknown, needed: boolean, depth: number, isPart = false): unknown => {
    if (!isObject(raw) || depth > MAX_DEPTH) return undefined;
    const { default: preset, type, properties, const: only, required: names, $ref, allOf } = raw;
    if (preset !== undefined && preset !== null) return preset;
    // There is nothing else to answer with.
    if (needed && only !== undefined && depth > 0) return only;
    const isGroup = needed && (isPart || type === "object");
    const entries: [string, unknown][] = [];
    for (const [key, each] of isGroup && isObject(properties) ? Object.entries(properties) : []) {
      if (left === 0) break;
      left -= 1;
      const value = presetIn(each, Array.isArray(names) && names.includes(key), depth + 1);
      if (value !== undefined) entries.push([key, value]);
    }
    let given = entries.length > 0;
    // What else the same answer must hold by; of two that speak of one part, the first does.
    const others = $ref === undefined ? [] : [resolvePointer($ref, root)];
    for (const each of others.concat(Array.isArray(allOf) ? allOf : [])) {
      if (left === 0) break;
      left -= 1;
      const value = presetIn(each, needed, depth + 1, isGroup);
      if (value !== undefined && !isObject(value)) return value;
      given ||= value !== undefined;
      entries.unshift(...Object.entries(value ?? {}));
    }
    // Parts of which none says anything are no answer.
    return given ? Object.fromEntries(entries) : undefined;
  };
  return presetIn(schema, required, 0);
}

/** The same of a question, as its control holds it; `undefined` where that is nothing, or hidden in part. */
export function presetText(field: Field): string | undefined {
  if (field.kind !== "json" || !field.nested || field.default !== undefined) return undefined;
  const { schema, root } = field.nested;
  const text = jsonText(presetOf(schema, root, field.required));
  return text !== undefined && isVisibleText(text) ? text : undefined;
}
