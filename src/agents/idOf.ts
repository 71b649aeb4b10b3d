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
