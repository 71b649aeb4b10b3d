import { isObject, type JsonObject } from "../core/json.js";
import type { Constraints, FieldKind, JsonType, TextFormat } from "./Field.js";
import { resolveNullable } from "./keywords.js";
import { findOptionKeyword } from "./readOptions.js";
import type { Report } from "./types.js";

/** The formats of a text that are read and checked, each a kind of field. Any other is an annotation. */
export const textFormats = {
  email: "email",
  uri: "uri",
  date: "date",
  time: "time",
  "date-time": "dateTime",
} as const satisfies Record<TextFormat, FieldKind>;

function isTextFormat(value: unknown): value is TextFormat {
  return typeof value === "string" && Object.hasOwn(textFormats, value);
}

type KnownKeyword = Exclude<keyof Constraints, "type" | "enum" | "items">;

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isPositive = (value: unknown) => Number.isFinite(value) && (value as number) > 0;

/** The keywords the validators know: which types they speak of, and what they may hold. */
const KNOWN: Readonly<
  Record<KnownKeyword, { types: readonly JsonType[]; test: (value: unknown) => boolean }>
> = {
  minLength: { types: ["string"], test: isCount },
  maxLength: { types: ["string"], test: isCount },
  pattern: { types: ["string"], test: (value) => typeof value === "string" },
  format: { types: ["string"], test: (value) => typeof value === "string" },
  minimum: { types: ["number", "integer"], test: Number.isFinite },
  maximum: { types: ["number", "integer"], test: Number.isFinite },
  exclusiveMinimum: { types: ["number", "integer"], test: Number.isFinite },
  exclusiveMaximum: { types: ["number", "integer"], test: Number.isFinite },
  multipleOf: { types: ["number", "integer"], test: isPositive },
  minItems: { types: ["array"], test: isCount },
  maxItems: { types: ["array"], test: isCount },
  uniqueItems: { types: ["array"], test: (value) => typeof value === "boolean" },
};

const KEYWORDS = Object.keys(KNOWN) as KnownKeyword[];

/** Up to draft 4, `true` makes another bound exclusive. */
const DRAFT_4: Partial<Record<KnownKeyword, KnownKeyword>> = {
  exclusiveMinimum: "minimum",
  exclusiveMaximum: "maximum",
};

/** Keywords that do not restrict a string, a number, a boolean or a list of strings. */
const UNRESTRICTIVE = new Set([
  "type",
  "title",
  "description",
  "default",
  "examples",
  "enumNames",
  "items",
  "nullable",
  "readOnly",
  "writeOnly",
  "deprecated",
  "properties",
  "required",
  "additionalProperties",
]);

/** Keywords that restrict answers, and that nothing here checks. */
const isUnchecked = (keyword: string) =>
  !Object.hasOwn(KNOWN, keyword) &&
  !UNRESTRICTIVE.has(keyword) &&
  !["_", "x-", "$comment", "$schema", "$id"].some((prefix) => keyword.startsWith(prefix));

/** Takes the keywords that the validators know out of a schema, without those of its items. */
export function readOwnConstraints(
  schema: JsonObject,
  types: readonly JsonType[],
  report: Report,
): Constraints {
  const known: Partial<Record<KnownKeyword, unknown>> = {};
  for (const keyword of KEYWORDS) {
    const bound = DRAFT_4[keyword];
    const value = bound && schema[keyword] === true ? schema[bound] : schema[keyword];
    if (value === undefined) continue;
    const { types: appliesTo, test } = KNOWN[keyword];
    if (!test(value)) report("malformedKeyword", keyword);
    // A keyword for another type doesn't apply to this value (JSON Schema validation, section 6).
    else if (types.length === 0 || appliesTo.some((type) => types.includes(type))) {
      // An unknown format is an annotation.
      if (keyword !== "format" || isTextFormat(value)) known[keyword] = value;
    }
  }
  return { ...known, type: types } as Constraints;
}

/**
 * Takes the keywords that the validators know out of a property's schema.
 *
 * @param optionKeyword the keyword that options were read from, if any.
 */
export function readConstraints(
  schema: JsonObject,
  types: readonly JsonType[],
  report: Report,
  optionKeyword?: string,
): { constraints: Constraints; unchecked: string[] } {
  const { items } = schema;
  const isList = types.length === 0 || types.includes("array");
  const unchecked = Object.keys(schema).filter(
    (keyword) => isUnchecked(keyword) && keyword !== optionKeyword,
  );
  for (const keyword of unchecked) report("uncheckedKeyword", keyword);

  const constraints = readOwnConstraints(schema, types, report);
  if (!isList || !isObject(items)) return { constraints, unchecked };
  const each = resolveNullable(items);
  const below = readConstraints(
    each,
    ["string"],
    (code, ...path) => report(code, "items", ...path),
    findOptionKeyword(each),
  );
  const { type: _type, ...itemConstraints } = below.constraints;
  return {
    constraints: { ...constraints, items: itemConstraints },
    unchecked: [...unchecked, ...below.unchecked],
  };
}
