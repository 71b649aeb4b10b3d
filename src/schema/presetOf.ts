import { asList, asObject, isObject, type JsonObject, jsonText } from "../core/json.js";
import * as limits from "../core/limits.js";
import { isVisibleText } from "../core/text.js";
import type { Field } from "./Field.js";
import { readProperty } from "./readProperty.js";
import { resolvePointer } from "./keywords.js";
import { documentOf, type SchemaDocument } from "./SchemaDocument.js";

/**
 * Returns the initial value of a nested answer.
 *
 * That is the schema's default or, for a required field, an object with the defaults of its
 * properties. An optional property with nested fields has no value until the user answers it.
 * Invalid defaults are ignored, as in fields. If it takes too much to find them, there is none.
 *
 * @param document what references point into.
 */
export function presetOf(schema: unknown, document: SchemaDocument, required: boolean): unknown {
  const { root, budget } = document;
  let left: number = limits.fields;
  /** Further schemas that an answer must match. */
  const othersOf = ({ $ref, allOf }: JsonObject): unknown[] => {
    if (typeof $ref === "string") budget.spend(limits.stepsPerPart);
    const target = $ref === undefined ? [] : [resolvePointer($ref, root)];
    return target.concat(asList(allOf));
  };
  const hasCases = (raw: unknown, depth: number): boolean => {
    budget.spend(limits.stepsPerSchema);
    if (!isObject(raw) || depth > limits.presetDepth) return false;
    if (Array.isArray(raw.oneOf) || Array.isArray(raw.anyOf)) return true;
    return othersOf(raw).some((each) => hasCases(each, depth + 1));
  };
  const presetIn = (raw: unknown, needed: boolean, depth: number, isPart = false): unknown => {
    budget.spend(limits.stepsPerSchema);
    if (!isObject(raw) || depth > limits.presetDepth) return undefined;
    const { default: preset, type, properties, const: only, required: names } = raw;
    if (preset !== undefined && preset !== null) {
      const shown =
        depth === 0
          ? preset
          : document.recall(defaultOfPart, raw, () => defaultOfPart(raw, document));
      if (shown !== undefined) return shown;
    }
    // A required constant has only one answer.
    if (needed && only !== undefined && depth > 0) return only;
    // The user first selects which of several cases it is.
    if (!isPart && hasCases(raw, depth)) return undefined;
    const isObjectSchema = type === "object" || (type === undefined && isObject(properties));
    const isGroup = needed && (isPart || isObjectSchema);
    const all = isGroup ? Object.entries(asObject(properties)) : [];
    const parts = all.slice(0, left);
    left -= parts.length;
    const neededParts = new Set<unknown>(Array.isArray(names) && parts.length > 0 ? names : []);
    budget.spend(all.length + neededParts.size);
    const entries = parts.flatMap(([key, each]): [string, unknown][] => {
      const value = presetIn(each, neededParts.has(key), depth + 1);
      return value === undefined ? [] : [[key, value]];
    });
    let given = entries.length > 0;
    // Where two schemas describe one part, the first one's default counts.
    for (const each of othersOf(raw)) {
      const value = presetIn(each, needed, depth + 1, isGroup);
      if (value !== undefined && !isObject(value)) return value;
      given ||= value !== undefined;
      entries.unshift(...Object.entries(value ?? {}));
    }
    // Properties without any value are no answer.
    return given ? Object.fromEntries(entries) : undefined;
  };
  return budget.within(() => presetIn(schema, required, 0));
}

/**
 * Returns the default of a property without nested fields, if its control would show it completely.
 */
function defaultOfPart(schema: unknown, document: SchemaDocument): unknown {
  document.budget.spend(limits.stepsPerField);
  const asked = { id: "", key: "", schema, required: false, document, report: () => {} };
  const field = readProperty(asked);
  // Whether a pattern allows an empty text is known only once it is loaded.
  const isUnsure = field.default === "" && field.constraints.pattern !== undefined;
  return isUnsure ? undefined : field.default;
}

/**
 * Returns the initial text of a field's control, or `undefined` if it is empty or partly hidden.
 */
export function presetText(field: Field): string | undefined {
  if (field.kind !== "json" || !field.nested || field.default !== undefined) return undefined;
  const { schema } = field.nested;
  const document = documentOf(field.nested);
  // The rows of a list start with the same text, and a change of language changes none.
  return document.recall(field.required ? "preset" : "optional preset", schema, () => {
    // Its own default would be `field.default` if it were valid.
    const own = isObject(schema) ? { ...schema, default: undefined } : schema;
    const text = jsonText(presetOf(own, document, field.required));
    return document.budget.within(() => {
      document.budget.read(text ?? "");
      return text !== undefined && isVisibleText(text) ? text : undefined;
    });
  });
}
