import { isObject } from "../../core/json.js";
import { type Field, kindFacts, type NestedSchema } from "../Field.js";
import { type SchemaReading, SUFFIX } from "../readSchema.js";
import { looksSecret } from "./looksSecret.js";
import type { FieldInput } from "../types.js";
import type { SecretKind } from "./SecretWords.js";
import { findPhraseBoxes, isPhraseList, type TextBox } from "./findPhraseBoxes.js";
import { resolvePointer } from "../keywords.js";

/**
 * Returns the fields of a form that seem to ask for a secret, each with its kind.
 *
 * It uses the schema's declarations and the texts of the field and, for an "Other…" field, those of
 * its choice. If the request as a whole asks for one ("Paste your API key below.") and no field
 * does, every text field counts. It takes a moment, so it isn't part of reading a schema: it is
 * needed later than the form itself.
 *
 * @param message message of the request. Untrusted, of any type.
 */
export function findSecrets(
  { fields, title, description }: SchemaReading,
  message?: unknown,
): ReadonlyMap<Field, SecretKind> {
  const found = new Map<Field, SecretKind>();
  const texts = [message, title, description];
  const typed: Field[] = [];
  // An "Other…" field with its own title is a field of its own, but belongs to its choice here.
  const besides = new Map(
    fields.flatMap((field) => ("options" in field ? [[field.key + SUFFIX, field] as const] : [])),
  );
  for (const field of fields) {
    // The answer to a choice is a secret only if the schema says so.
    if (field.declaredSecret) found.set(field, "password");
    const other = "other" in field ? field.other : undefined;
    const own = other ?? (canHold(field) ? field : undefined);
    if (!own) continue;
    typed.push(own);
    const choice = other ? field : besides.get(own.key);
    const kind = kindOf(own, texts) ?? (choice && kindOf(choice, texts));
    if (kind) found.set(own, kind);
  }
  // A recovery phrase may be asked for in rows, each of them a nested field.
  const labelled = typed.flatMap(boxesIn);
  const around = [...texts, ...typed.map((each) => each.description)];
  for (const box of findPhraseBoxes(labelled, around)) if (!found.has(box)) found.set(box, "key");
  for (const text of texts) {
    const kind = typeof text === "string" && looksSecret({ key: "", description: text });
    if (!kind || [...found.values()].includes(kind)) continue;
    for (const field of typed) if (!found.has(field)) found.set(field, kind);
  }
  return found;
}

/** Email addresses are asked for often, and give access to nothing by themselves. */
function canHold(field: Field): boolean {
  return kindFacts(field).answered === "written" && field.kind !== "email";
}

/**
 * Whether a nested field asks for a secret and not the field as a whole. The other nested fields
 * can be shown.
 */
export function asksWithin(field: Field): boolean {
  return field.kind === "json" && field.nested !== undefined && ownKind(field) === undefined;
}

/** @param texts texts around the field. */
function kindOf(field: Field, texts: readonly unknown[]): SecretKind | undefined {
  const own = ownKind(field);
  if (own || field.kind !== "json" || !field.nested) return own;
  const isPhrase = isPhraseList(field.label, lengthOf(field.nested), texts);
  return isPhrase ? "key" : kindWithin(field.nested);
}

/** The text boxes of a field: itself, or those within it. */
function boxesIn(field: Field): TextBox<Field>[] {
  if (field.kind === "string") return [{ box: field, label: field.label }];
  const parts = field.kind === "json" && field.nested ? partsOf(field.nested) : undefined;
  return (parts ?? []).flatMap(boxesOf).map(({ label }) => ({ box: field, label }));
}

/** How many items a list must have. */
function lengthOf({ schema }: NestedSchema): number | undefined {
  const { type, minItems, maxItems } = isObject(schema) ? schema : {};
  const least = type === "array" && typeof minItems === "number" ? minItems : undefined;
  return maxItems === undefined || maxItems === least ? least : undefined;
}

/** Returns the kind by the field's own texts, whatever its nested fields ask for. */
function ownKind({ declaredSecret, key, label, description }: Field): SecretKind | undefined {
  if (declaredSecret) return "password";
  // A field without a title is labelled by its key.
  return looksSecret({ key, title: label === key ? undefined : label, description });
}

/** Maximum number of subschemas searched. A schema with more may ask for anything. */
const MAX_PARTS = 5_000;
/** Keywords whose values are no schemas. */
const VALUES = new Set(["const", "default", "enum", "examples"]);
/** Keywords whose values are schemas by names of any kind. */
const MAPS = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
]);

/** A schema and all that it is made of; undefined where that is too much. */
function partsOf({ schema, root }: NestedSchema): object[] | undefined {
  const parts = new Set([schema]);
  const all: object[] = [];
  for (const part of parts) {
    if (parts.size > MAX_PARTS) return undefined;
    if (typeof part !== "object" || part === null) continue;
    for (const [keyword, each] of Object.entries(part)) {
      if (typeof each !== "object" || each === null || VALUES.has(keyword)) continue;
      const found = MAPS.has(keyword) && isObject(each) ? Object.values(each) : [each];
      for (const schemaOrList of found) parts.add(schemaOrList);
    }
    const { $ref, $dynamicRef, $recursiveRef } = part as Readonly<Record<string, unknown>>;
    for (const each of [$ref, $dynamicRef, $recursiveRef]) {
      // A reference by name (`$anchor`) may lead anywhere.
      if (typeof each === "string") parts.add(resolvePointer(each, root) ?? root);
    }
    all.push(part);
  }
  return all;
}

/** Returns the kind of secret that a nested field asks for, even in only one of several cases. */
function kindWithin(nested: NestedSchema): SecretKind | undefined {
  const parts = partsOf(nested);
  if (!parts) return "password";
  for (const part of parts) {
    const kind = part === nested.schema ? undefined : kindOfPart("", part);
    if (kind) return kind;
    if (asksForPhrase(part)) return "key";
    for (const [key, each] of namedIn(part)) {
      const named = kindOfPart(key, each);
      if (named) return named;
    }
  }
  return undefined;
}

/** Returns the property names in a schema, each with its subschema if there is one. */
function namedIn(schema: object): [name: string, schema?: unknown][] {
  const { properties, patternProperties, propertyNames, required, dependentRequired, ...rest } =
    schema as Readonly<Record<string, unknown>>;
  const allowed = isObject(propertyNames) ? propertyNames.enum : undefined;
  const needed = isObject(dependentRequired) ? Object.values(dependentRequired) : [];
  const given = isObject(rest.default) ? Object.keys(rest.default) : [];
  // A case without a title is named by its reference, or by a constant next to its fields.
  const cases = [rest.oneOf, rest.anyOf].flat().flatMap((each) => {
    if (!isObject(each)) return [];
    const parts = isObject(each.properties) ? Object.values(each.properties) : [];
    const constants = parts.map(constantOf);
    const named = constants.includes(undefined) ? constants : [];
    return [textOf(each.$ref)?.split("/").at(-1), ...named];
  });
  const names = [required, allowed, needed, given, cases].flat(2);
  return [
    ...[properties, patternProperties].flatMap((map) => (isObject(map) ? Object.entries(map) : [])),
    ...names.flatMap((name): [string][] => (typeof name === "string" ? [[name]] : [])),
  ];
}

/** Whether the text boxes of a subschema ask for a recovery phrase, one word each. */
function asksForPhrase(part: object): boolean {
  const { title, description } = part as Readonly<Record<string, unknown>>;
  const boxes = boxesOf(part);
  const descriptions = boxes.map(({ box }) => box.description);
  return findPhraseBoxes(boxes, [title, description, ...descriptions]).length > 0;
}

/** Returns the text boxes of a subschema, by name or in order. */
function boxesOf(part: object): TextBox<Readonly<Record<string, unknown>>>[] {
  const { properties, prefixItems, title } = part as Readonly<Record<string, unknown>>;
  const named = isObject(properties) ? Object.entries(properties) : [];
  const listed = Array.isArray(prefixItems)
    ? prefixItems.map((each: unknown): [string, unknown] => [textOf(title) ?? "", each])
    : [];
  return [...named, ...listed].flatMap(([key, each]) => {
    if (!isObject(each) || each.type !== "string" || each.enum !== undefined) return [];
    return [{ box: each, label: textOf(each.title) ?? key }];
  });
}

/** The only value that a part of a schema allows. */
function constantOf(part: unknown): unknown {
  const { const: only, enum: values } = isObject(part) ? part : {};
  return Array.isArray(values) && values.length === 1 ? (values[0] as unknown) : only;
}

/** @param part a subschema, as received. */
function kindOfPart(key: string, part: unknown): SecretKind | undefined {
  const { writeOnly, format, title, description } = isObject(part) ? part : {};
  if (writeOnly === true || format === "password") return "password";
  return looksSecret({ key, title: textOf(title), description: textOf(description) });
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A name in JSON, even half typed, and the name of an entry. */
const NAME = /"name":"((?:[^"\\]|\\.){1,200})"|"((?:[^"\\]|\\.){1,200})"\s*:/gs;
/** An answer with more of them is not looked through. */
const MAX_NAMES = 1_000;

/**
 * Whether the input of a field may be stored: not if the user gave an entry the name of a secret.
 */
export function namesNoSecret(field: Field, value: FieldInput): boolean {
  if (field.kind !== "json" || typeof value !== "string") return true;
  let names = 0;
  for (const [, entry, key] of value.matchAll(NAME)) {
    names += 1;
    if (names > MAX_NAMES || looksSecret({ key: key ?? entry ?? "" })) return false;
  }
  return true;
}
