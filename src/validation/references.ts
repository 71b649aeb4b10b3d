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

/** Weak: what is known of a schema lives as long as it does. */
const known = new WeakMap<object, Known>();

function knownOf(root: object): Known {
  const found = known.get(root) ?? lookThrough(root);
  known.set(root, found);
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
  if (from && reference.startsWith("#") && typeof root === "object" && root !== null) {
    const base = knownOf(root).bases.get(from);
    if (base && base !== root) return findReference(reference, base);
  }
  const direct = resolvePointer(decode(reference), root);
  if (direct !== undefined || typeof root !== "object" || root === null) return direct;
  const { names } = knownOf(root);
  const named = names.get(reference);
  if (named !== undefined) return named;
  const [id = "", fragment = ""] = reference.split("#", 2);
  const part = names.get(id);
  return id === "" || part === undefined ? undefined : findReference(`#${fragment}`, part);
}

/**
 * Finds what a `$dynamicRef`, or a `$recursiveRef` of 2019-09, points at, if every path to it gives
 * the same target: only one part has the name, and no other part with an `$id` can have it.
 * `undefined` otherwise, as in schemas of schemas.
 */
function findDynamic(reference: unknown, root: unknown, from: object): unknown {
  const target = findReference(reference, root, from);
  if (typeof root !== "object" || root === null) return undefined;
  const { names, bases } = knownOf(root);
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
    if (typeof part !== "object" || part === null) continue;
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
