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

  const keepAsking = async () => {
    asking = true;
    await new Promise<void>(afterFrame);
    for (let wait = FIRST_RETRY_MILLISECONDS; listeners.size > 0; wait *= 2) {
      try {
        await load();
        break;
      } catch {
        await retryTime(Math.min(wait, LAST_RETRY_MILLISECONDS));
      }
    }
    asking = false;
  };

  return {
    get: () => code,
    load,
    subscribe: (listener) => {
      listeners.add(listener);
      if (code === undefined && !asking) void keepAsking();
      return () => listeners.delete(listener);
    },
  };
}

/** Waits, but not once the browser says that it is online again. */
function retryTime(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener?.("online", end);
  });
}
