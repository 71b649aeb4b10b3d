import { reportClear } from "./clearing.js";
import type { ElicitationStorage } from "./ElicitationStorage.js";
import { runExclusive } from "./runExclusive.js";

/** A storage in the browser, which can be emptied as a whole. */
export interface LocalStorage extends ElicitationStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /**
   * Removes everything under this prefix, when the user signs out for instance. A form on the page does
   * not write what was entered before.
   */
  clear(): void;
}

/** The storage of each prefix: the same one wherever it is asked for, so that all of them see `clear`. */
const storages = new Map<string, LocalStorage>();

/**
 * Returns the `localStorage` of the page as a storage for answers and drafts. Where it is denied, full
 * or absent (a sandboxed frame, a server), nothing is kept and nothing fails.
 *
 * @param prefix what its keys begin with. Give each user who can sign in one of their own.
 * @example
 * <ElicitationForm storage={createLocalStorage(`my-app:${user.id}`)} saveDrafts … />
 */
export function createLocalStorage(prefix = "react-elicitation"): LocalStorage {
  const known = storages.get(prefix);
  if (known) return known;
  // The first colon ends the prefix, so no key of "a:b" begins like the keys of "a".
  const start = `${prefix.replace(/[%:]/g, encodeURIComponent)}:`;
  const removeAll = () =>
    void attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(start)) storage.removeItem(key);
    });
  const made: LocalStorage = {
    get: (key) => attempt((storage) => storage.getItem(start + key)) ?? null,
    set: (key, value) => void attempt((storage) => storage.setItem(start + key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(start + key)),
    clear: () => {
      reportClear(made, "drafts");
      reportClear(made, "answers");
      removeAll();
      // A record that is being changed now is written in a moment.
      void runExclusive(made, removeAll);
    },
  };
  storages.set(prefix, made);
  return made;
}

/** Even to look at `localStorage` throws where a browser denies it. */
function attempt<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
