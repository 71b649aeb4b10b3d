import { afterFrame } from "./afterFrame.js";
import { importAgain } from "./importAgain.js";

/** Code that is loaded when it is first wanted, and shared by all who want it. */
export interface Lazy<T> {
  /** What was loaded; `undefined` until it is here. */
  get: () => T | undefined;
  /**
   * Loads it. Where it failed, the next call tries again.
   *
   * @throws when it cannot be loaded now.
   */
  load: () => Promise<T>;
  /**
   * Asks for it after the next frame, and calls back when it has come. While somebody waits, what
   * failed is asked for again: when the browser is online again, and after longer and longer waits.
   */
  subscribe: (listener: () => void) => () => void;
}

const FIRST_RETRY_MILLISECONDS = 1_000;
const LAST_RETRY_MILLISECONDS = 30_000;

/**
 * Puts off loading a module until somebody wants it.
 *
 * @param name an export of the module, by which it is told from others.
 * @example
 * const lazyReplies = lazy("Replies", () => import("./Replies.js"));
 */
export function lazy<Module extends object>(
  name: keyof Module & string,
  importModule: () => Promise<Module>,
): Lazy<Module> {
  const listeners = new Set<() => void>();
  let code: Module | undefined;
  let loading: Promise<Module> | undefined;
  let asking = false;

  const request = async () => {
    try {
      code = await importModule().catch((error) => importAgain<Module>(error, name));
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return code;
  };
  const load = () => (loading ??= request());

  const keepAsking = async (wait: number) => {
    asking = listeners.size > 0;
    if (!asking) return;
    try {
      await load();
    } catch {
      whenOnlineOrAfter(wait, () => void keepAsking(Math.min(2 * wait, LAST_RETRY_MILLISECONDS)));
    }
  };

  return {
    get: () => code,
    load,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!code && !asking) {
        asking = true;
        afterFrame(() => void keepAsking(FIRST_RETRY_MILLISECONDS));
      }
      return () => listeners.delete(listener);
    },
  };
}

/** Calls back when the browser says that it is online again, or after a while. */
function whenOnlineOrAfter(milliseconds: number, callback: () => void): void {
  const end = () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.("online", end);
    callback();
  };
  const timer = setTimeout(end, milliseconds);
  globalThis.addEventListener?.("online", end);
}
