import { afterFrame } from "./afterFrame.js";

/** Code that is loaded when it is first wanted, and shared by all who want it. */
export interface Late<T> {
  /** What was loaded; `undefined` until it is here. */
  get: () => T | undefined;
  /** Asks for it, and calls back when it has come. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Puts off loading code until somebody wants it. Where it cannot be loaded nobody is told: they do
 * without, and the next one who wants it tries again.
 *
 * @example
 * const lateReplies = late(() => import("./Replies.js"));
 */
export function late<T>(load: () => Promise<T>): Late<T> {
  const listeners = new Set<() => void>();
  let code: T | undefined;
  let asked = false;
  const ask = async () => {
    try {
      code = await load();
    } catch {
      asked = false;
      return;
    }
    for (const listener of listeners) listener();
  };
  return {
    get: () => code,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!asked) {
        asked = true;
        afterFrame(() => void ask());
      }
      return () => listeners.delete(listener);
    },
  };
}
