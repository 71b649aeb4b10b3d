import type { Diagnostic, DiagnosticCode } from "./Diagnostic.js";
import type { Field } from "./Field.js";
import { foldOther } from "./foldOther.js";
import { isObject } from "../protocol/isObject.js";
import { limits } from "./limits.js";
import { readProperty } from "./readProperty.js";

/** What `readSchema` made of a requested schema. */
export interface SchemaReading {
  /** `false` when what came is not a schema at all: there is nothing an answer could mean. */
  readable: boolean;
  title?: string;
  description?: string;
  fields: readonly Field[];
  /** Whether properties that are not described may be answered too. */
  additionalProperties: boolean;
  /** Properties over the limit: neither drawn nor answered. */
  undrawn: number;
  /** Whether the schema requires a property that is over the limit. */
  undrawnRequired: boolean;
  /** Remarks for the author of the server. */
  diagnostics: readonly Diagnostic[];
}

/** Keywords of the root that say nothing about which answers are valid. */
const ROOT_KEYWORDS = new Set([
  "type",
  "title",
  "description",
  "properties",
  "required",
  "additionalProperties",
  "$schema",
  "$id",
  "$comment",
  "$defs",
  "definitions",
  "_meta",
  "examples",
  "default",
]);

/**
 * Reads an untrusted `requestedSchema` of any dialect into fields of one form. It never throws,
 * and nothing of the schema is used as an object key or run.
 *
 * @param most how many properties become fields; those over it are counted.
 * @param root what references point into, where the schema is a part of another.
 * @example
 * readSchema({ type: "object", properties: { age: { type: "integer" } } }).fields[0]?.kind; // "integer"
 */
export function readSchema(
  requestedSchema: unknown,
  most: number = limits.fields,
  root: unknown = requestedSchema,
): SchemaReading {
  const diagnostics: Diagnostic[] = [];
  const report = (code: DiagnosticCode, ...path: string[]) => {
    // A hostile schema must not make the list of remarks the largest thing on the page.
    if (diagnostics.length < limits.fields) diagnostics.push({ code, path: toPointer(path) });
  };

  if (!isObject(requestedSchema)) {
    report("notAnObject");
    return {
      readable: false,
      fields: [],
      additionalProperties: true,
      undrawn: 0,
      undrawnRequired: false,
      diagnostics,
    };
  }

  for (const keyword of Object.keys(requestedSchema)) {
    if (!ROOT_KEYWORDS.has(keyword)) report("uncheckedKeyword", keyword);
  }
  const { type, properties } = requestedSchema;
  const readable =
    (type === undefined || type === null || type === "object") &&
    (properties === undefined || properties === null || isObject(properties));
  if (!readable) report("notAnObject", isObject(properties) ? "type" : "properties");

  const required = readRequired(requestedSchema.required, report);
  const described = isObject(properties) ? properties : {};
  const { additionalProperties } = requestedSchema;
  const keys = Object.keys(described);
  for (const key of required) {
    if (Object.hasOwn(described, key)) continue;
    report("requiredNotDescribed", "required");
    keys.push(key);
  }
  if (keys.length > most) report("tooMany", "properties");

  // What is not described may be anything, unless the schema says what of it is allowed.
  const undescribed =
    additionalProperties === false || isObject(additionalProperties) ? additionalProperties : true;
  const fields = keys.slice(0, most).map((key, index) =>
    readProperty({
      id: `f${index}`,
      key,
      schema: Object.hasOwn(described, key) ? described[key] : undescribed,
      required: required.has(key),
      root,
      report: (code, ...path) => report(code, "properties", key, ...path),
    }),
  );

  return {
    readable,
    title: readText(requestedSchema.title),
    description: readText(requestedSchema.description),
    fields: foldOther(fields, described),
    additionalProperties: additionalProperties !== false,
    undrawn: Math.max(0, keys.length - most),
    undrawnRequired: keys.slice(most).some((key) => required.has(key)),
    diagnostics,
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function readRequired(
  value: unknown,
  report: (code: DiagnosticCode, ...path: string[]) => void,
): ReadonlySet<string> {
  if (value === undefined || value === null) return new Set();
  if (!Array.isArray(value)) {
    report("malformedKeyword", "required");
    return new Set();
  }
  const keys = value.filter((key): key is string => typeof key === "string");
  if (keys.length < value.length) report("malformedKeyword", "required");
  return new Set(keys);
}

/** A JSON Pointer (RFC 6901); of a key of a megabyte, only the start. */
function toPointer(path: readonly string[]): string {
  return path
    .map((part) => (part.length > limits.path ? `${part.slice(0, limits.path)}…` : part))
    .map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}
