import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";
import { InputRequestError } from "../transport/errors.js";

const ids = new WeakMap<object, string>();
let last = 0;

/**
 * What a question is called in a queue: by the object that it came as, since the ids of agents are
 * theirs to give again, in the next run or from the next call of the same node.
 */
export function idOf(asked: object): string {
  let id = ids.get(asked);
  if (!id) ids.set(asked, (id = `interrupt ${(last += 1)}`));
  return id;
}

/**
 * Leaves out what is asked a second time, and keeps the order. An answer goes back by the id of what
 * it answers: two that differ under one id, or several without any, would be given each other's.
 *
 * @throws {InputRequestError} where an answer could not be told from another's.
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
