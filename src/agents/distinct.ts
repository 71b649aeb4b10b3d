import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";
import { InputRequestError } from "../transport/errors.js";

const ids = new WeakMap<object, string>();
let last = 0;

/**
 * Returns the queue ID of a request, by its object, because agents reuse their IDs in later runs.
 */
export function idOf(asked: object): string {
  let id = ids.get(asked);
  if (!id) ids.set(asked, (id = `interrupt ${(last += 1)}`));
  return id;
}

/**
 * Removes repeated requests, and keeps the order.
 *
 * An answer is returned by the ID of its request: two different requests with one ID, or several
 * without any, could get each other's.
 *
 * @throws {InputRequestError} if two answers could be mixed up.
 */
export function distinct<Asked extends { id?: string | undefined }>(
  asked: readonly Asked[],
): readonly Asked[] {
  const byId = new Map<unknown, Asked>();
  for (const each of asked) {
    if (!isObject(each)) throw new InputRequestError("malformed", "No interrupt.");
    const known = byId.get(each.id);
    if (known && !sameJson(known, each)) {
      throw new InputRequestError("malformed", "Two interrupts have the same id, or none.");
    }
    if (!known) byId.set(each.id, each);
  }
  if (byId.size > 1 && [...byId.keys()].some((id) => typeof id !== "string" || id === "")) {
    throw new InputRequestError("malformed", "Of several interrupts, one has no id.");
  }
  return [...byId.values()];
}
