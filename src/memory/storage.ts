/**
 * A storage for answers and drafts: `createLocalStorage()`, or your own.
 *
 * It may be synchronous or not, and may fail: forms then work without it. What it returns is not
 * trusted. It belongs to one user, so use a different one for each user who shares a browser.
 *
 * @example
 * const storage: ElicitationStorage = {
 *   get: (key) => database.read(key),
 *   set: (key, value) => database.write(key, value),
 *   remove: (key) => database.delete(key),
 * };
 */
export interface ElicitationStorage {
  /** Returns the value of a key, or `null` or `undefined`. */
  get(key: string): string | null | undefined | Promise<string | null | undefined>;
  /** Sets the value of a key. */
  set(key: string, value: string): unknown;
  /** Removes a key. */
  remove(key: string): unknown;
}

/** The data that is removed from a storage as a whole. */
type Cleared = "drafts" | "answers";

const clears = new WeakMap<ElicitationStorage, Record<Cleared, number>>();

/**
 * Returns how often the drafts or answers of a storage were cleared. Earlier input is not written
 * after that.
 */
export function countClears(storage: ElicitationStorage, what: Cleared): number {
  return clears.get(storage)?.[what] ?? 0;
}

/** Counts that the drafts or the answers in a storage are cleared. */
export function reportClear(storage: ElicitationStorage, what: Cleared): void {
  const counts = clears.get(storage) ?? { drafts: 0, answers: 0 };
  counts[what] += 1;
  clears.set(storage, counts);
}
