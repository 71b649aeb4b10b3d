import type { Budget } from "../core/Budget.js";
import { asList, asObject, hasText, isObject, type JsonObject, jsonText } from "../core/json.js";
import { objectsIn } from "../core/walkJson.js";
import * as limits from "../core/limits.js";
import { resolveNullable } from "../schema/keywords.js";
import { presetOf } from "../schema/presetOf.js";
import { readSchema, type SchemaReading } from "../schema/readSchema.js";
import type { SchemaDocument } from "../schema/SchemaDocument.js";
import { evaluate } from "../validation/evaluate.js";
import { REFERENCES } from "../validation/references.js";
import { mergeSchemas, VALUE } from "./schemas.js";

/** How a nested field is shown. */
export type Shape =
  /** Named fields, and with `entries` further ones that the user names. */
  | { kind: "group"; schema: JsonObject; entries: unknown }
  /** Rows. */
  | {
      kind: "list";
      itemAt: (index: number) => unknown;
      /** The server's title of an item. Untrusted. */
      titleAt: (index: number) => string | undefined;
      /** Whether only the server sets an item. */
      readOnlyAt: (index: number) => boolean;
      least: number;
      most: number;
      /** How many of the first items have a schema each, so that they keep their place. */
      fixed: number;
    }
  /** One of several cases, each with its own fields. All have the `shared` properties. */
  | { kind: "choice"; branches: readonly Branch[]; shared: readonly string[] }
  /** A single field that has a control. */
  | { kind: "single"; schema: JsonObject }
  /** The only value there is. */
  | { kind: "constant"; value: unknown }
  /** A value that can't be shown. */
  | { kind: "json" };

/** One case of a field. */
export interface Branch {
  schema: unknown;
  /** The server's title of the case. Untrusted. */
  label: string | undefined;
  /** Its type, if the server gives no title. */
  type: string | undefined;
}

const JSON_SHAPE: Shape = { kind: "json" };

const JSON_TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
const UNIONS = ["oneOf", "anyOf"] as const;
/** Keywords that describe something to show. */
const SHOWN_KEYWORDS = ["type", "properties", "const", "enum", "items", "prefixItems"];
const DRAWN: readonly string[] = [
  ...SHOWN_KEYWORDS,
  ...UNIONS,
  ...REFERENCES.map(([keyword]) => keyword),
];

const CONDITIONS = ["if", "dependentSchemas", "dependentRequired", "dependencies"];

/** Whether nested fields of a document depend on the answer. */
export function isConditional({ root, budget }: SchemaDocument): boolean {
  const isCondition = (part: object) => CONDITIONS.some((keyword) => Object.hasOwn(part, keyword));
  return objectsIn(root, budget)?.some(isCondition) ?? true;
}

/**
 * Returns the schemas that a schema refers to, `undefined` for each that is outside of the
 * document.
 */
function targetsOf(schema: JsonObject, document: SchemaDocument): unknown[] {
  return REFERENCES.flatMap(([keyword, find]) =>
    schema[keyword] === undefined ? [] : [find(schema[keyword], document, schema)],
  );
}

/**
 * Returns the shape of a schema, for the answer so far: JSON, if it takes too much to find it.
 *
 * @param document what references point into.
 * @param required whether the answer is required. If not, `null` is no answer.
 */
export function shapeOf(
  schema: unknown,
  document: SchemaDocument,
  value: unknown,
  required = true,
): Shape {
  const read = () => {
    const reader = new ShapeReader(document, value);
    const asked = !required && isObject(schema) ? resolveNullable(schema) : schema;
    const plain = reader.flatten(asked, true);
    return plain && reader.shape(plain);
  };
  const readWithin = () => document.budget.within(read) ?? JSON_SHAPE;
  if (document.once(isConditional)) return readWithin();
  return document.recall(required ? "shape" : "optional shape", schema, readWithin);
}

/** Returns the schema of a form whose only field has a schema. */
export function onlyField(schema: unknown, document: SchemaDocument): JsonObject {
  return document.recall(onlyField, schema, () => ({
    type: "object",
    properties: { [VALUE]: schema },
    required: [VALUE],
  }));
}

/** Reads the fields of a group, or of `onlyField`. */
export function readFields(schema: JsonObject, document: SchemaDocument): SchemaReading {
  return document.recall(readFields, schema, () => {
    const reading = readSchema(schema, limits.nestedFields, document);
    const { properties, required } = schema;
    const names = [properties, required].flatMap((each) => Object.keys(each ?? {}));
    document.budget.spend(names.length + reading.fields.length * limits.stepsPerField);
    return reading;
  });
}

/** Returns the initial value of a nested field when the user opens it. */
export function startOf(schema: unknown, document: SchemaDocument): unknown {
  const shape = shapeOf(schema, document, undefined);
  if (shape.kind === "constant") return shape.value;
  const started = presetOf(shape.kind === "group" ? shape.schema : schema, document, true);
  return started ?? (shape.kind === "group" ? {} : undefined);
}

class ShapeReader {
  readonly #document: SchemaDocument;
  readonly #budget: Budget;
  readonly #value: unknown;

  constructor(document: SchemaDocument, value: unknown) {
    this.#document = document;
    this.#budget = document.budget;
    this.#value = value;
  }

  /** The schema with its references, its `allOf`, and what follows from the answer merged into it. */
  flatten(schema: unknown, answered: boolean, depth = 0): JsonObject | undefined {
    if (depth > limits.mergedDepth) return undefined;
    if (schema === true) return {};
    if (!isObject(schema)) return undefined;
    this.#budget.spend(limits.stepsPerSchema + Object.keys(schema).length);
    const { $ref: _ref, $dynamicRef: _dynamic, $recursiveRef: _recursive, ...own } = schema;
    const { allOf, ...rest } = own;
    const { if: condition, then, else: otherwise, ...unconditional } = rest;
    const { dependentSchemas, dependentRequired, dependencies, ...plain } = unconditional;
    // Keywords that depend on the answer are resolved below, if there is one.
    const asked = answered ? plain : rest;
    const more = targetsOf(schema, this.#document);
    if (more.includes(undefined)) return undefined;
    if (Array.isArray(allOf)) more.push(...allOf);
    if (condition !== undefined && answered) {
      const value = this.#value === undefined ? {} : this.#value;
      const findings = evaluate(condition, value, this.#document);
      // Whether `then` or `else` applies is not known.
      if (!findings) return undefined;
      const next = findings.length === 0 ? then : otherwise;
      if (next !== undefined) more.push(next);
    }
    for (const each of answered ? [dependentSchemas, dependentRequired, dependencies] : []) {
      const entries = Object.entries(asObject(each));
      this.#budget.spend(entries.length);
      for (const [key, needed] of entries) {
        if (!isObject(this.#value) || !Object.hasOwn(this.#value, key)) continue;
        more.push(Array.isArray(needed) ? { required: needed } : needed);
      }
    }
    let merged: JsonObject | undefined = asked;
    for (const each of more) {
      const flat: JsonObject | undefined = this.flatten(each, answered, depth + 1);
      merged = flat && mergeSchemas(merged, flat, this.#budget);
      if (!merged) return undefined;
    }
    return merged;
  }

  /** The same of a subschema, whatever the answer is. */
  #flat(schema: unknown): JsonObject | undefined {
    return this.#document.recall(ShapeReader, schema, () => this.flatten(schema, false));
  }

  shape(schema: JsonObject): Shape {
    const union = UNIONS.find((keyword) => Array.isArray(schema[keyword]));
    if (union) {
      const { [union]: branches, ...base } = schema;
      return this.#choice(base, branches as unknown[]);
    }
    if (schema.const !== undefined && !isScalar(schema.const)) {
      // A value that is nested too deep for JSON can neither be shown nor be sent.
      const isWritable = this.#nameOf(schema.const) !== undefined;
      return isWritable ? { kind: "constant", value: schema.const } : JSON_SHAPE;
    }
    if (Array.isArray(schema.enum)) {
      this.#budget.spend(schema.enum.length);
      if (schema.enum.every(isScalar)) return { kind: "single", schema };
      const { enum: values, ...base } = schema;
      if (values.length > limits.branches) return JSON_SHAPE;
      return this.#choice(
        base,
        values.map((each) => ({ const: each, title: this.#nameOf(each) })),
      );
    }
    if (schema.const !== undefined) return { kind: "single", schema };
    const named = [schema.type].flat();
    this.#budget.spend(named.length);
    const types = named.filter((type) => JSON_TYPES.includes(type as string));
    if (types.length > 1) {
      const { title: _title, description: _description, default: _preset, ...base } = schema;
      return this.#choice(
        base,
        types.map((type) => ({ type })),
      );
    }
    switch (types[0] ?? this.#guess(schema)) {
      case "object":
        return this.#group(schema);
      case "array":
        return this.#list(schema);
      case "null":
        return { kind: "constant", value: null };
      case undefined:
        return JSON_SHAPE;
      default:
        return { kind: "single", schema };
    }
  }

  /** The type of a schema that leaves it out, guessed from its other keywords. */
  #guess(schema: JsonObject): string | undefined {
    if (isObject(schema.properties) || Array.isArray(schema.required)) return "object";
    return isObject(schema.items) || Array.isArray(schema.prefixItems) ? "array" : undefined;
  }

  #group(schema: JsonObject): Shape {
    const { properties = {}, additionalProperties: other, patternProperties: patterns } = schema;
    if (!isObject(properties)) return JSON_SHAPE;
    const described = Object.entries(properties);
    // A property whose schema is `false` cannot be answered, so it is not shown.
    const shown = described.filter(([, each]) => each !== false);
    this.#budget.spend(described.length);
    if (shown.length > limits.nestedFields) return JSON_SHAPE;
    this.#budget.spend(shown.length * limits.stepsPerPart);
    const parts = shown.map(([key, each]): [string, unknown] => {
      const flat = this.#flat(each);
      if (flat && !hasNestedField(flat)) return [key, withConstant(flat)];
      // The field itself is read without its references.
      return [key, flat?.readOnly === true && isObject(each) ? { ...each, readOnly: true } : each];
    });
    const named = Object.values(asObject(patterns));
    let entries: unknown;
    if (named.length > 0) entries = named.length === 1 && other === false ? named[0] : {};
    else if (isObject(other)) entries = other;
    else if (described.length === 0 && other !== false) entries = {};
    return {
      kind: "group",
      schema: { ...schema, type: "object", properties: Object.fromEntries(parts) },
      entries,
    };
  }

  #list(schema: JsonObject): Shape {
    const first = (schema.prefixItems ?? schema.items) as unknown;
    const places: readonly unknown[] = asList(first);
    const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
    const bound = typeof schema.maxItems === "number" ? schema.maxItems : Infinity;
    const itemAt = (index: number) => (index < places.length ? places[index] : (rest ?? {}));
    // Read without the answer, so that the name of a row stays the same while it is visible.
    const plainAt = (index: number) => this.#budget.within(() => this.#flat(itemAt(index)));
    return {
      kind: "list",
      itemAt,
      titleAt: (index) => {
        const title = plainAt(index)?.title;
        return hasText(title) ? title : undefined;
      },
      readOnlyAt: (index) => plainAt(index)?.readOnly === true,
      fixed: places.length,
      least: typeof schema.minItems === "number" ? schema.minItems : 0,
      most: rest === false ? Math.min(bound, places.length) : bound,
    };
  }

  #choice(base: JsonObject, raw: readonly unknown[]): Shape {
    if (raw.length > limits.branches) return JSON_SHAPE;
    // Cases that only say which properties are required have no fields: they are validated.
    if (raw.every((each) => isObject(each) && !DRAWN.some((keyword) => keyword in each))) {
      return this.shape(base);
    }
    const { title: _title, description: _description, default: _preset, ...shared } = base;
    const options = raw.every((each) => isObject(each) && isScalar(each.const));
    if (options) return { kind: "single", schema: { ...base, oneOf: raw } };
    const branches: Branch[] = [];
    const described = new Set<string>();
    for (const each of raw) {
      if (each === false) continue;
      const flat = this.#flat(each);
      if (!flat) return JSON_SHAPE;
      for (const key of keysOf(flat)) described.add(key);
      const schema = mergeSchemas(flat, shared, this.#budget);
      // A case that contradicts the rest is left out.
      if (schema) branches.push({ schema, label: this.#labelOf(each, flat), type: typeOf(flat) });
    }
    if (branches.length === 0) return JSON_SHAPE;
    // A case has its own rules for what it describes as well.
    const all = keysOf(shared).filter((key) => !described.has(key));
    return { kind: "choice", branches, shared: all };
  }

  /**
   * Returns what distinguishes a case: its title, else a constant in it, else where it is defined.
   */
  #labelOf(raw: unknown, flat: JsonObject): string | undefined {
    if (hasText(flat.title)) return flat.title;
    if (flat.const !== undefined) return this.#nameOf(flat.const);
    const parts = Object.values(asObject(flat.properties));
    this.#budget.spend(parts.length);
    for (const part of parts) {
      if (!isObject(part)) continue;
      const [only] = Array.isArray(part.enum) && part.enum.length === 1 ? part.enum : [part.const];
      if (typeof only === "string" && only !== "") return only;
    }
    const reference = isObject(raw) ? raw.$ref : undefined;
    return typeof reference === "string" ? reference.split("/").at(-1) : undefined;
  }

  #nameOf(value: unknown): string | undefined {
    const text = typeof value === "string" ? value : jsonText(value);
    this.#budget.read(text ?? "");
    return text;
  }
}

/** Whether a schema has a nested field that the form of its group shows itself. */
function hasNestedField(schema: JsonObject): boolean {
  const types = [schema.type].flat();
  return UNIONS.some((keyword) => keyword in schema) || types.includes("object");
}

/** A constant is the only answer, so it is the default. */
function withConstant(schema: JsonObject): JsonObject {
  return schema.const === undefined || !isScalar(schema.const)
    ? schema
    : { ...schema, default: schema.const };
}

function keysOf({ properties }: JsonObject): readonly string[] {
  return Object.keys(asObject(properties));
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function typeOf({ type, properties, items, const: only }: JsonObject): string | undefined {
  if (only !== undefined) return undefined;
  if (typeof type === "string") return type;
  if (properties !== undefined) return "object";
  return items === undefined ? undefined : "array";
}
