import { isObject } from "../protocol/isObject.js";

type Schema = Readonly<Record<string, unknown>>;

/** Characters that a form would not show as they are, and so not send. */
const UNSEEN = /[^\n -~\p{L}\p{M}\p{N}\p{P}\p{S}]|[\p{DI}\u2800]|\p{M}{7}/u;
const MOMENT = /^([\d-]{10}|([\d-]{10}T)?[\d:.]{8,}(Z|[+-][\d:]{5}))$/;

/**
 * Whether a form of this schema shows a value as its default. Only then does a missing answer mean
 * that the person cleared it; else the value could be lost.
 */
export function isShown(value: unknown, schema: Schema): boolean {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (value === null || UNSEEN.test(text)) return false;
  const cases = casesOf(schema);
  const types = cases.flatMap(({ type }) => type ?? []);
  const type = Array.isArray(value) ? "array" : typeof value;
  const isWhole = Number.isInteger(value) && types.includes("integer");
  if (types.length > 0 && !types.includes(type) && !isWhole) return false;
  const options = optionsOf(type === "array" ? casesOf(schema.items) : cases);
  if (options.length > 0) return [value].flat().every((each) => options.includes(each));
  const formats = cases.map(({ format }) => format).join("");
  return /date|time/.test(formats) ? MOMENT.test(text) : !formats || text === text.trim();
}

/** A schema with the cases of its union. */
function casesOf(schema: unknown): readonly Schema[] {
  return isObject(schema) ? [schema, schema.anyOf, schema.oneOf].flat().filter(isObject) : [];
}

function optionsOf(cases: readonly Schema[]): readonly unknown[] {
  return cases.flatMap((each) => each.enum ?? each.const ?? []);
}
