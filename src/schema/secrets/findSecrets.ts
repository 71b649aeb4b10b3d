import { asObject, asText, isNode, isObject, type JsonObject, toText } from "../../core/json.js";
import * as limits from "../../core/limits.js";
import { allFields, type Field, kindFacts, type NestedSchema } from "../Field.js";
import { documentOf, type SchemaDocument } from "../SchemaDocument.js";
import { type SchemaReading, SUFFIX } from "../readSchema.js";
import { mayNameSecret, secretIn } from "./looksSecret.js";
import type { FieldInput } from "../types.js";
import type { SecretKind } from "./SecretWords.js";
import { findPhraseBoxes, isPhraseList, type LabeledBox } from "./findPhraseBoxes.js";
import { resolvePointer } from "../keywords.js";

/** The fields of a form that seem to ask for a secret, each with its kind. */
export class FoundSecrets extends Map<Field, SecretKind> {
  /** The kind that the form as a whole asks for. It holds for every nested field, too. */
  whole?: SecretKind | undefined;

  /** Returns the kind of everything within a nested field: its own, or that of the whole. */
  within(field: Field): SecretKind | undefined {
    return this.whole ?? (asksWithin(field) ? undefined : this.get(field));
  }
}

/**
 * Returns the fields of a form that seem to ask for a secret, each with its kind.
 *
 * It uses the schema's declarations and the texts of the field and, for an "Other…" field, those of
 * its choice. If the request as a whole asks for one ("Paste your API key below.") and no field
 * does, every text field counts. So it does if there is too much to read: a request that can't be
 * read may ask for anything. It takes a moment, so it isn't part of reading a schema: it is needed
 * later than the form itself.
 *
 * @param message message of the request. Untrusted, of any type.
 * @param handed kind that the outer field of a nested form asks for as a whole.
 */
export function findSecrets(
  reading: Readable,
  message?: unknown,
  handed?: SecretKind,
): FoundSecrets {
  const found = reading.document.budget.within(() => find(reading, message, handed));
  if (found) return found;
  const all = allFields(reading.fields).filter(canHold);
  const any = new FoundSecrets(all.map((each) => [each, "password"]));
  any.whole = "password";
  return any;
}

type Readable = Pick<SchemaReading, "fields" | "title" | "description" | "document">;

function find(
  { fields, title, description, document }: Readable,
  message: unknown,
  handed: SecretKind | undefined,
): FoundSecrets {
  const found = new FoundSecrets();
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
    const kind = kindOf(own, texts, document) ?? (choice && kindOf(choice, texts, document));
    if (kind) found.set(own, kind);
  }
  // A recovery phrase may be asked for in rows, each of them a nested field.
  const labelled = typed.flatMap((field) => boxesIn(field));
  const around = [...texts, ...typed.map((each) => each.description)];
  for (const box of findPhraseBoxes(labelled, around, document))
    if (!found.has(box)) found.set(box, "key");
  const spread = (kind: SecretKind) => {
    found.whole ??= kind;
    for (const field of typed) if (!found.has(field)) found.set(field, kind);
  };
  if (handed) spread(handed);
  for (const text of texts) {
    const kind = typeof text === "string" && secretIn({ key: "", description: text }, document);
    if (kind && ![...found.values()].includes(kind)) spread(kind);
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
  if (field.kind !== "json" || !field.nested) return false;
  const document = documentOf(field.nested);
  return document.budget.within(() => ownKind(field, document) === undefined) ?? false;
}

/** @param texts texts around the field. */
function kindOf(field: Field, texts: readonly unknown[], document: SchemaDocument) {
  const own = ownKind(field, document);
  if (own || field.kind !== "json" || !field.nested) return own;
  const isPhrase = isPhraseList(field.label, listLength(field.nested), texts, document);
  return isPhrase ? "key" : kindWithin(field.nested);
}

/** A recovery phrase has no more words. A nested field with more boxes is no row of one. */
const MAX_ROW = 33;

/** The text boxes of a field: itself, or those within it. */
function boxesIn(field: Field): LabeledBox<Field>[] {
  if (field.kind === "string") return [{ box: field, label: field.label }];
  if (field.kind !== "json" || !field.nested) return [];
  const document = documentOf(field.nested);
  const boxes: LabeledBox<Field>[] = [];
  for (const part of partsOf(field.nested)) {
    for (const { label } of boxesOf(part, document)) boxes.push({ box: field, label });
    if (boxes.length > MAX_ROW) return [];
  }
  return boxes;
}

/** How many items a list must have. */
function listLength({ schema }: NestedSchema): number | undefined {
  const { type, minItems, maxItems } = asObject(schema);
  const least = type === "array" && typeof minItems === "number" ? minItems : undefined;
  return maxItems === undefined || maxItems === least ? least : undefined;
}

/** Returns the kind by the field's own texts, whatever its nested fields ask for. */
function ownKind({ declaredSecret, key, label, description }: Field, document: SchemaDocument) {
  if (declaredSecret) return "password";
  // A field without a title is labelled by its key.
  return secretIn({ key, title: label === key ? undefined : label, description }, document);
}

/** Keywords whose values are no schemas. */
const VALUES = new Set(["const", "default", "enum", "examples"]);
/** Keywords whose values are schemas by names of any kind. */
const SCHEMA_MAPS = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
]);

/** Yields a schema and all that it is made of. */
function* partsOf(nested: NestedSchema): Generator<object> {
  const document = documentOf(nested);
  const parts = new Set([nested.schema]);
  for (const part of parts) {
    if (!isNode(part)) continue;
    yield part;
    const inner = document.recall(partsOf, part, () => partsIn(part, document));
    document.budget.spend(1 + inner.length);
    for (const each of inner) parts.add(each);
  }
}

/** Returns the subschemas that a schema is made of, and those that it refers to. */
function partsIn(part: object, { root, budget }: SchemaDocument): unknown[] {
  const entries: [string, unknown][] = Object.entries(part);
  budget.spend(limits.stepsPerSchema + entries.length);
  const parts = entries.flatMap(([keyword, each]) => {
    if (!isNode(each) || VALUES.has(keyword)) return [];
    return SCHEMA_MAPS.has(keyword) && isObject(each) ? Object.values(each) : [each];
  });
  const { $ref, $dynamicRef, $recursiveRef } = part as JsonObject;
  for (const each of [$ref, $dynamicRef, $recursiveRef]) {
    // A reference by name (`$anchor`) may lead anywhere.
    if (typeof each === "string") parts.push(resolvePointer(each, root) ?? root);
  }
  return parts;
}

/** Returns the kind of secret that a nested field asks for, even in only one of several cases. */
function kindWithin(nested: NestedSchema): SecretKind | undefined {
  const document = documentOf(nested);
  for (const part of partsOf(nested)) {
    // The parts of one field are often those of others.
    const kind = document.recall(kindWithin, part, () => kindOfItself(part, document));
    if (kind) return kind;
  }
  return undefined;
}

/** Returns the kind of secret that a subschema asks for by its texts and the names in it. */
function kindOfItself(part: object, document: SchemaDocument): SecretKind | undefined {
  const kind = kindOfPart("", part, document);
  if (kind) return kind;
  if (asksForPhrase(part, document)) return "key";
  for (const [key, each] of namedIn(part)) {
    const named = kindOfPart(key, each, document);
    if (named) return named;
  }
  return undefined;
}

/** Returns the property names in a schema, each with its subschema if there is one. */
function namedIn(schema: object): [name: string, schema?: unknown][] {
  const { properties, patternProperties, propertyNames, required, dependentRequired, ...rest } =
    schema as JsonObject;
  const allowed = isObject(propertyNames) ? propertyNames.enum : undefined;
  const needed = Object.values(asObject(dependentRequired));
  const given = Object.keys(asObject(rest.default));
  // A case without a title is named by its reference, or by a constant next to its fields.
  const cases = [rest.oneOf, rest.anyOf].flat().flatMap((each) => {
    if (!isObject(each)) return [];
    const parts = Object.values(asObject(each.properties));
    const constants = parts.map(constantOf);
    const named = constants.includes(undefined) ? constants : [];
    return [asText(each.$ref)?.split("/").at(-1), ...named];
  });
  const names = [required, allowed, needed, given, cases].flat(2);
  return [
    ...[properties, patternProperties].flatMap((map) => Object.entries(asObject(map))),
    ...names.flatMap((name): [string][] => (typeof name === "string" ? [[name]] : [])),
  ];
}

/** Whether the text boxes of a subschema ask for a recovery phrase, one word each. */
function asksForPhrase(part: object, document: SchemaDocument): boolean {
  const { title, description } = part as JsonObject;
  const boxes = boxesOf(part, document);
  const descriptions = boxes.map(({ box }) => box.description);
  return findPhraseBoxes(boxes, [title, description, ...descriptions], document).length > 0;
}

type SchemaBox = LabeledBox<JsonObject>;

/** Returns the text boxes of a subschema, by name or in order. */
function boxesOf(part: object, document: SchemaDocument): SchemaBox[] {
  return document.recall(boxesOf, part, () => {
    const { properties, prefixItems, title } = part as JsonObject;
    const named = Object.entries(asObject(properties));
    const listed = Array.isArray(prefixItems)
      ? prefixItems.map((each: unknown): [string, unknown] => [asText(title) ?? "", each])
      : [];
    document.budget.spend(named.length + listed.length);
    return [...named, ...listed].flatMap(([key, each]): SchemaBox[] => {
      if (!isObject(each) || each.type !== "string" || each.enum !== undefined) return [];
      return [{ box: each, label: asText(each.title) ?? key }];
    });
  });
}

/** The only value that a part of a schema allows. */
function constantOf(part: unknown): unknown {
  const { const: only, enum: values } = asObject(part);
  return Array.isArray(values) && values.length === 1 ? (values[0] as unknown) : only;
}

/** @param part a subschema, as received. */
function kindOfPart(key: string, part: unknown, document: SchemaDocument) {
  const { writeOnly, format, title, description } = asObject(part);
  if (writeOnly === true || format === "password") return "password";
  return secretIn({ key, title: asText(title), description: asText(description) }, document);
}

/** A name in JSON, even half typed, and the name of an entry. */
const NAME_IN_JSON = /"name":"((?:[^"\\]|\\.){1,200})"|"((?:[^"\\]|\\.){1,200})"\s*:/gs;

/**
 * Whether the input of a field may be stored: not if the user gave an entry the name of a secret.
 */
export function namesNoSecret(field: Field, value: FieldInput): boolean {
  if (field.kind !== "json") return true;
  // Hidden input of other cases would be stored, too.
  const text = toText(value);
  const document = documentOf(field.nested ?? { schema: true, root: true });
  let names = 0;
  for (const [, entry, key] of text.matchAll(NAME_IN_JSON)) {
    names += 1;
    if (names > limits.secretNames || mayNameSecret(key ?? entry ?? "", document)) return false;
  }
  return true;
}
