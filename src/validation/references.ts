import { isNode, type JsonObject } from "../core/json.js";
import { objectsIn } from "../core/walkJson.js";
import { resolvePointer } from "../schema/keywords.js";
import type { SchemaDocument } from "../schema/SchemaDocument.js";

interface KnownParts {
  /** Parts by their names. */
  names: ReadonlyMap<string, unknown>;
  /** For each part within one that has an `$id`, that one. */
  bases: ReadonlyMap<unknown, object>;
}

/** @param part the document itself, or a part of it with an `$id`. */
function knownOf(part: object, document: SchemaDocument): KnownParts {
  return document.recall(knownOf, part, () => lookThrough(part, document));
}

/**
 * Resolves a `$ref` within a schema, or returns `undefined`. Nothing is fetched.
 *
 * It can be a location (`#/$defs/guest`), an `$anchor` (`#guest`), or the `$id` of a subschema with
 * either of them after it.
 *
 * @param from the subschema with the reference. In a subschema with an `$id`, a location is
 *   relative to that (JSON Schema core, section 8.2.1).
 */
function findReference(reference: unknown, document: SchemaDocument, from: object): unknown {
  if (typeof reference !== "string") return undefined;
  const { root, budget } = document;
  budget.read(reference);
  const isPlace = reference.startsWith("#") && isNode(root);
  const base = (isPlace && knownOf(root, document).bases.get(from)) || root;
  const known = document.recall(findReference, base, () => new Map<string, unknown>());
  if (!known.has(reference)) known.set(reference, findWithin(base, reference, document));
  return known.get(reference);
}

/** Resolves a reference within a document, or within a part of it with an `$id`. */
function findWithin(part: unknown, reference: string, document: SchemaDocument): unknown {
  const direct = resolvePointer(decode(reference), part);
  if (direct !== undefined || !isNode(part)) return direct;
  const { names } = knownOf(part, document);
  const named = names.get(reference);
  if (named !== undefined) return named;
  const [id = "", fragment = ""] = reference.split("#", 2);
  const next = names.get(id);
  return id === "" || next === undefined ? undefined : findWithin(next, `#${fragment}`, document);
}

/**
 * Finds what a `$dynamicRef`, or a `$recursiveRef` of 2019-09, points at, if every path to it gives
 * the same target: only one part has the name, and no other part with an `$id` can have it.
 * `undefined` otherwise, as in schemas of schemas.
 */
function findDynamic(reference: unknown, document: SchemaDocument, from: object): unknown {
  const target = findReference(reference, document, from);
  if (!isNode(document.root)) return undefined;
  const { names, bases } = knownOf(document.root, document);
  const isNamed = names.get(String(reference)) === target && bases.get(target) === bases.get(from);
  return bases.size === 0 || isNamed ? target : undefined;
}

/** The keywords that refer to another schema, each with the function that finds it. */
export const REFERENCES = [
  ["$ref", findReference],
  ["$dynamicRef", findDynamic],
  ["$recursiveRef", findDynamic],
] as const;

/** A pointer in an address has its unusual characters escaped. */
function decode(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

function lookThrough(whole: object, { budget }: SchemaDocument): KnownParts {
  const names = new Map<string, unknown>();
  const bases = new Map<unknown, object>();
  for (const part of objectsIn(whole, budget) ?? []) {
    const { $anchor, $dynamicAnchor, $id } = part as JsonObject;
    // Up to 2019-09 an anchor was written `$id: "#name"`.
    const isBase = typeof $id === "string" && !$id.startsWith("#");
    const base = isBase && part !== whole ? part : bases.get(part);
    if (base) {
      for (const each of [part, ...Object.values(part)]) if (isNode(each)) bases.set(each, base);
    }
    for (const [mark, name] of [
      ["#", $anchor],
      ["#", $dynamicAnchor],
      ["", $id],
    ] as const) {
      if (typeof name !== "string") continue;
      // A name of two subschemas is left out: the meant one depends on the base.
      names.set(mark + name, names.has(mark + name) ? undefined : part);
    }
  }
  return { names, bases };
}
