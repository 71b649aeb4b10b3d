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
