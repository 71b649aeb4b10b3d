import { type Schema, Validator } from "@cfworker/json-schema";
import { patterns } from "./arbitraries";

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === "string";
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const known = new Set<unknown>(patterns);

/** Of a property, what keywords of the subset may hold; with anything else it is the server's. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => ["string", "number", "integer", "boolean", "array"].some((one) => one === value),
  title: isText,
  description: isText,
  default: () => true,
  minLength: isCount,
  maxLength: isCount,
  // Whose dialects differ: those alone that every engine reads alike.
  pattern: (value) => known.has(value),
  format: (value) => ["email", "uri", "date", "date-time"].some((one) => one === value),
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  multipleOf: (value) => Number.isFinite(value) && Number(value) > 0,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: (value) => typeof value === "boolean",
  enum: isTexts,
  enumNames: isTexts,
  oneOf: isTitled,
  anyOf: isTitled,
  items: (value) => isObject(value) && isPlain(value),
};

function isTitled(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const constants = value.map((each: unknown) =>
    isObject(each) && Object.keys(each).every((key) => ["const", "title"].includes(key))
      ? each.const
      : undefined,
  );
  // Strictly, no value is exactly one of two equal constants.
  return constants.every(isText) && new Set(constants).size === constants.length;
}

function isPlain(schema: JsonObject): boolean {
  return Object.entries(schema).every(
    ([keyword, value]) => Object.hasOwn(KEYWORDS, keyword) && KEYWORDS[keyword]?.(value),
  );
}

/**
 * What a validator of others finds wrong with an accepted content. Nothing it could judge where it
 * is `undefined`: properties outside the subset are left out, since they are the server's to check.
 */
export function judge(requestedSchema: unknown, content: unknown): string[] | undefined {
  if (!isObject(requestedSchema) || !isObject(content)) return undefined;
  const { properties, required } = requestedSchema;
  if (!isObject(properties) || (required !== undefined && !isTexts(required))) return undefined;
  const plain = Object.entries(properties).filter(
    ([, schema]) => isObject(schema) && isPlain(schema),
  );
  const schema = { type: "object", properties: Object.fromEntries(plain), required };
  const validator = new Validator(structuredClone(schema) as Schema, "2020-12", false);
  // It looks for properties on the prototype as well.
  const bare: unknown = Object.assign(Object.create(null), content);
  const { valid, errors } = validator.validate(bare);
  if (!valid) return errors.map(({ error, instanceLocation }) => `${instanceLocation} ${error}`);
  return plain.length > 0 ? [] : undefined;
}
