import { resolvePointer } from "../schema/resolvePointer.js";

/** How many parts of a schema are looked through for names. */
const MAX_PARTS = 20_000;

type JsonObject = Readonly<Record<string, unknown>>;

/** Weak: the names of a schema live as long as it does. */
const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

/**
 * What a `$ref` points at within a schema: by its place (`#/$defs/guest`), by a name (`#guest` of an
 * `$anchor`), or by the `$id` of a part, with either of them after it. `undefined` where it is not
 * there: nothing is fetched.
 *
 * @param root the whole schema.
 */
export function findReference(reference: unknown, root: unknown): unknown {
  if (typeof reference !== "string") return undefined;
  const direct = resolvePointer(decode(reference), root);
  if (direct !== undefined || typeof root !== "object" || root === null) return direct;
  const names = known.get(root) ?? namesIn(root);
  known.set(root, names);
  const named = names.get(reference);
  if (named !== undefined) return named;
  const [id = "", fragment = ""] = reference.split("#", 2);
  const part = names.get(id);
  return id === "" || part === undefined ? undefined : findReference(`#${fragment}`, part);
}

/** A pointer in an address has its unusual characters escaped. */
function decode(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

function namesIn(root: object): ReadonlyMap<string, unknown> {
  const names = new Map<string, unknown>();
  const parts: unknown[] = [root];
  for (let at = 0; at < parts.length && at < MAX_PARTS; at++) {
    const part = parts[at];
    if (typeof part !== "object" || part === null) continue;
    for (const each of Object.values(part)) if (typeof each === "object") parts.push(each);
    const { $anchor, $dynamicAnchor, $id } = part as JsonObject;
    for (const [mark, name] of [
      ["#", $anchor],
      ["#", $dynamicAnchor],
      ["", $id],
    ] as const) {
      if (typeof name !== "string") continue;
      // Up to 2019-09 an anchor was written `$id: "#name"`. Of two, which is meant depends on the base.
      names.set(mark + name, names.has(mark + name) ? undefined : part);
    }
  }
  return names;
}
