import type { Requester } from "../core/protocol.js";
import { removeAnswers } from "./answers.js";
import { removeDrafts } from "./drafts.js";
import { runExclusive } from "./records.js";
import { type ElicitationStorage, reportClear } from "./storage.js";

/** A storage in the browser, which can be cleared as a whole. */
export interface LocalStorage extends ElicitationStorage {
  /** Returns the value of a key, or `null`. */
  get(key: string): string | null;
  /** Sets the value of a key. */
  set(key: string, value: string): void;
  /** Removes a key. */
  remove(key: string): void;
  /**
   * Removes everything under this prefix, for example when the user signs out.
   *
   * Open forms don't write back input from before the call.
   */
  clear(): void;
}

/** The storage of each prefix, shared so that every form notices `clear`. */
const storages = new Map<string, LocalStorage>();

/**
 * Returns a storage for answers and drafts in the page's `localStorage`.
 *
 * If `localStorage` is denied, full or missing (a sandboxed frame, a server), nothing is stored and
 * nothing fails.
 *
 * @param prefix prefix of its keys. Use a different one for each signed-in user. Default:
 *   `"react-elicitation"`.
 * @example
 * const storage = createLocalStorage(`my-app:${user.id}`);
 * <ElicitationProvider storage={storage} form={{ saveDrafts: true }}>
 *   <Chat />
 * </ElicitationProvider>
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

/** Calls `act` with `localStorage`. Even reading the property throws where a browser denies it. */
function attempt<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

// Functions of their own: an export of the package from the modules of drafts and answers would put all of
// these into the first chunk of bundlers that split by file.

/**
 * Removes all remembered answers to a requester.
 *
 * Call it from a settings page, or when a server is removed.
 *
 * @example
 * await clearAnswers(createLocalStorage(), { name: "Table booking", url: "https://mcp.tables.example/mcp" });
 */
export async function clearAnswers(
  storage: ElicitationStorage,
  requester: Requester,
): Promise<void> {
  await removeAnswers(storage, requester);
}

/**
 * Removes all drafts, for example when the user signs out.
 *
 * @example
 * await clearDrafts(createLocalStorage());
 */
export async function clearDrafts(storage: ElicitationStorage): Promise<void> {
  await removeDrafts(storage);
}
