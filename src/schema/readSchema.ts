import type { Diagnostic, DiagnosticCode } from "./types.js";
import type { Field } from "./Field.js";
import { foldOther } from "./foldOther.js";
import { isObject } from "../protocol/isObject.js";
import { limits } from "./limits.js";
import { readProperty } from "./readProperty.js";

/** A requested schema, read into fields. */
export interface SchemaReading {
  /** `false` when what came is not a schema at all: there is nothing an answer could mean. */
  readable: boolean;
  title?: string;
  description?: string;
  fields: readonly Field[];
  /** Whether properties that are not described may be answered too. */
  additionalProperties: boolean;
  /** Number of properties over the limit. They are neither shown nor answered. */
  undrawn: number;
  /** Whether the schema requires a property that is over the limit. */
  undrawnRequired: boolean;
  /** Remarks for the author of the server. */
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads an untrusted `requestedSchema` of any dialect into fields of one form.
 *
 * It never throws, and nothing of the schema is used as an object key or run.
 *
 * @param most maximum number of properties that become fields. Further ones are counted.
 * @param root document that references point into, for a subschema.
 * @example readSchema({ type: "object", properties: { age: { type: "integer" } }
 *   }).fields[0]?.kind; // "integer"
 */
export function readSchema(
  requestedSchema: unknown,
  most: number = limits.fields,
  root: unknown = requestedSchema,
): SchemaReading {
  const diagnostics: Diagnostic[] = [];
  const report = (code: DiagnosticCode, ...path: string[]) => {
    // A hostile schema must not make the list of remarks the largest thing on the page.
    if (diagnostics.length < limits.fields) diagnostics.push({ code, path });
  };

  const schema = isObject(requestedSchema) ? requestedSchema : {};
  const { type, properties, additionalProperties } = schema;
  const readable =
    schema === requestedSchema &&
    (type === undefined || type === null || type === "object") &&
    (properties === undefined || properties === null || isObject(properties));
  if (!readable) report("notAnObject");

  const described = isObject(properties) ? properties : {};
  const { required, undescribed: named, more } = readRequired(schema.required, described, report);
  const keys = [...Object.keys(described), ...named];
  if (keys.length > most) report("tooMany", "properties");

  // A required name that is not described may be anything, unless the schema limits other
  // properties.
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
    title: readText(schema.title),
    description: readText(schema.description),
    fields: foldOther(fields, described),
    additionalProperties: additionalProperties !== false,
    undrawn: Math.max(0, keys.length + more - most),
    undrawnRequired: more > 0 || keys.slice(most).some((key) => required.has(key)),
    diagnostics,
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

interface RequiredReading {
  required: ReadonlySet<string>;
  /** The required names that no property describes. */
  undescribed: readonly string[];
  /** Number of further such names, beyond those that are distinguished. */
  more: number;
}

function readRequired(
  value: unknown,
  described: object,
  report: (code: DiagnosticCode, ...path: string[]) => void,
): RequiredReading {
  const given = value === undefined || value === null ? [] : value;
  const names: readonly unknown[] = Array.isArray(given) ? given : [];
  const required = new Set<string>();
  const undescribed: string[] = [];
  let malformed = !Array.isArray(given);
  let more = 0;
  for (const key of names) {
    if (typeof key !== "string") malformed = true;
    else if (required.has(key)) continue;
    // Keeping a million names that are not shown would block the page for a second.
    else if (!Object.hasOwn(described, key) && undescribed.length >= limits.undescribed) more += 1;
    else {
      required.add(key);
      if (!Object.hasOwn(described, key)) undescribed.push(key);
    }
  }
  if (malformed) report("malformedKeyword", "required");
  for (const _ of undescribed.slice(0, limits.fields)) report("requiredNotDescribed", "required");
  return { required, undescribed, more };
}
