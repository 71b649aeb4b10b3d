import type { ElicitationStorage } from "./ElicitationStorage.js";

/** A storage in the browser, which can be emptied as a whole. */
export interface LocalStorage extends ElicitationStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Forgets everything that was kept under this prefix: when the person signs out, for instance. */
  clear(): void;
}

/**
 * The `localStorage` of the page as a place for answers and drafts. Where it is denied, full or
 * absent (a sandboxed frame, a server), nothing is kept and nothing fails.
 *
 * @param prefix what its keys begin with. Give each person who can sign in one of their own.
 * @example
 * <ElicitationForm storage={localStorageOf(`my-app:${user.id}`)} keepDrafts … />
 */
export function localStorageOf(prefix = "react-elicitation"): LocalStorage {
  const at = (key: string) => `${prefix}:${key}`;
  return {
    get: (key) => attempt((storage) => storage.getItem(at(key))) ?? null,
    set: (key, value) => void attempt((storage) => storage.setItem(at(key), value)),
    remove: (key) => void attempt((storage) => storage.removeItem(at(key))),
    clear: () =>
      void attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        for (const key of keys) if (key?.startsWith(at(""))) storage.removeItem(key);
      }),
  };
}

/** Even to look at `localStorage` throws where a browser denies it. */
function attempt<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
