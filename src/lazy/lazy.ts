import { importAgain } from "./importAgain.js";
import { keepLoading } from "./keepLoading.js";

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
  /** Loads it. Where that fails nobody is told. */
  preload: () => void;
  /** Takes it as loaded. */
  provide: (code: T) => void;
  /**
   * Loads it, and calls back when it has come. Where it fails, it is asked for again for as long as
   * anybody waits (`keepLoading`).
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Puts off loading a module until somebody wants it.
 *
 * @param name an export of the module, by which it is told from others.
 * @param schedule when it is asked for by those who subscribe: `afterFrame` for what is not to be seen
 *   in the first frame. Default: at once.
 * @example
 * const lazyReplies = lazy("Replies", () => import("./Replies.js"));
 */
export function lazy<Module extends object>(
  name: keyof Module & string,
  importModule: () => Promise<Module>,
  schedule = (ask: () => void) => ask(),
): Lazy<Module> {
  const listeners = new Set<() => void>();
  let code: Module | undefined;
  let loading: Promise<Module> | undefined;

  const request = async () => {
    if (!code) {
      code = await importModule().catch((error) => importAgain<Module>(error, name));
      for (const listener of listeners) listener();
    }
    return code;
  };
  const load = () => {
    loading ??= request().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const preload = () => void load().catch(() => {});

  return {
    get: () => code,
    load,
    preload,
    provide: (module) => {
      code = module;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = code ? undefined : keepLoading({ load }, schedule);
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
  };
}
