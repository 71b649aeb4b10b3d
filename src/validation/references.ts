import { resolvePointer } from "../schema/keywords.js";

/** Maximum number of subschemas searched for names. */
const MAX_PARTS = 20_000;

type JsonObject = Readonly<Record<string, unknown>>;

interface Known {
  /** Parts by their names. */
  names: ReadonlyMap<string, unknown>;
  /** For each part within one that has an `$id`, that one. */
  bases: ReadonlyMap<unknown, object>;
}

/**
 * How many documents are remembered. A form is read by one at a time, and by those within it that have
 * an address of their own.
 */
const MAX_RECENT = 4;

/** The documents that were asked about last, the latest first, and what is known of their parts. */
let recent: readonly { root: object; known: Map<object, Known> }[] = [];

/** @param part the document itself, or a part of it with an `$id`. */
function knownOf(part: object, root: object): Known {
  const document = recent.find((each) => each.root === root) ?? { root, known: new Map() };
  if (recent[0] !== document) {
    const others = recent.filter((each) => each !== document);
    recent = [document, ...others].slice(0, MAX_RECENT);
  }
  const found = document.known.get(part) ?? lookThrough(part);
  document.known.set(part, found);
  return found;
}

/**
 * Resolves a `$ref` within a schema, or returns `undefined`. Nothing is fetched.
 *
 * It can be a location (`#/$defs/guest`), an `$anchor` (`#guest`), or the `$id` of a subschema with
 * either of them after it.
 *
 * @param root the whole schema.
 * @param from the subschema with the reference. In a subschema with an `$id`, a location is
 *   relative to that (JSON Schema core, section 8.2.1).
 */
export function findReference(reference: unknown, root: unknown, from?: object): unknown {
  if (typeof reference !== "string") return undefined;
  if (from && reference.startsWith("#") && isNode(root)) {
    const base = knownOf(root, root).bases.get(from);
    if (base && base !== root) return findWithin(base, reference, root);
  }
  return findWithin(root, reference, root);
}

/** Resolves a reference within a document, or within a part of it with an `$id`. */
function findWithin(part: unknown, reference: string, root: unknown): unknown {
  const direct = resolvePointer(decode(reference), part);
  if (direct !== undefined || !isNode(part) || !isNode(root)) return direct;
  const { names } = knownOf(part, root);
  const named = names.get(reference);
  if (named !== undefined) return named;
  const [id = "", fragment = ""] = reference.split("#", 2);
  const next = names.get(id);
  return id === "" || next === undefined ? undefined : findWithin(next, `#${fragment}`, root);
}

function isNode(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * Finds what a `$dynamicRef`, or a `$recursiveRef` of 2019-09, points at, if every path to it gives
 * the same target: only one part has the name, and no other part with an `$id` can have it.
 * `undefined` otherwise, as in schemas of schemas.
 */
function findDynamic(reference: unknown, root: unknown, from: object): unknown {
  const target = findReference(reference, root, from);
  if (!isNode(root)) return undefined;
  const { names, bases } = knownOf(root, root);
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

function lookThrough(root: object): Known {
  const names = new Map<string, unknown>();
  const bases = new Map<unknown, object>();
  const parts: [part: unknown, base: object][] = [[root, root]];
  for (let at = 0; at < parts.length && at < MAX_PARTS; at++) {
    const [part, outer] = parts[at]!;
    if (!isNode(part)) continue;
    const { $anchor, $dynamicAnchor, $id } = part as JsonObject;
    // Up to 2019-09 an anchor was written `$id: "#name"`.
    const base = typeof $id === "string" && !$id.startsWith("#") ? part : outer;
    if (base !== root) bases.set(part, base);
    for (const each of Object.values(part)) if (typeof each === "object") parts.push([each, base]);
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
