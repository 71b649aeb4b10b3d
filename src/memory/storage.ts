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

/** What this page knows of a storage. */
interface StorageState {
  /** How often it was cleared. */
  readonly clears: Record<Cleared, number>;
  /** The last thing that was begun with it, while it is under way. */
  tail?: Promise<unknown> | undefined;
}

/**
 * A map of the module, because forms and what clears a storage share nothing but it; weak, because it
 * is the host's own object, which we neither change nor are told the end of.
 */
const states = new WeakMap<ElicitationStorage, StorageState>();

/** Returns what this page knows of a storage. */
export function stateOf(storage: ElicitationStorage): StorageState {
  const state = states.get(storage) ?? { clears: { drafts: 0, answers: 0 } };
  states.set(storage, state);
  return state;
}

/**
 * Returns how often the drafts or answers of a storage were cleared. Earlier input is not written
 * after that.
 */
export function countClears(storage: ElicitationStorage, what: Cleared): number {
  return states.get(storage)?.clears[what] ?? 0;
}

/** Counts that the drafts or the answers in a storage are cleared. */
export function reportClear(storage: ElicitationStorage, what: Cleared): void {
  stateOf(storage).clears[what] += 1;
}
