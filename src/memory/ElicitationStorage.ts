/**
 * Where a host keeps what was entered, between visits: `createLocalStorage()`, or anything of that shape
 * over a database or a server of its own. It may answer at once or later, and it may fail: the form
 * then goes on without. What it gives back is not trusted.
 *
 * It belongs to one person: where several share a browser, give each a place of their own.
 *
 * @example
 * const storage: ElicitationStorage = {
 *   get: (key) => database.read(key),
 *   set: (key, value) => database.write(key, value),
 *   remove: (key) => database.delete(key),
 * };
 */
export interface ElicitationStorage {
  /** What was kept under a key; nothing of it: `null` or `undefined`. */
  get(key: string): string | null | undefined | Promise<string | null | undefined>;
  set(key: string, value: string): unknown;
  remove(key: string): unknown;
}
