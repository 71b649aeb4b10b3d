import type { ElicitationStorage } from "./ElicitationStorage.js";

/** The last thing that was begun with a storage, while it is under way. */
const tails = new WeakMap<ElicitationStorage, Promise<unknown>>();

/**
 * Does something with a storage after what was begun before, so that reading, changing and writing
 * belong together, and nothing that was removed comes back by a slow write. At once, where nothing
 * is under way: a page that goes away has no later.
 *
 * @returns what came of it; `undefined` where it failed. Nothing of this rejects.
 */
export function runExclusive<T>(
  storage: ElicitationStorage,
  act: () => T | Promise<T>,
): Promise<T | undefined> {
  const run = async () => {
    try {
      return await act();
    } catch {
      // Denied, full or offline. Storage is a convenience: the form works without it.
      return undefined;
    }
  };
  const before = tails.get(storage);
  const turn = before ? before.then(run) : run();
  tails.set(storage, turn);
  void forget();
  return turn;

  async function forget() {
    await turn;
    if (tails.get(storage) === turn) tails.delete(storage);
  }
}
