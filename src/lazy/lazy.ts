import { importAgain } from "./importAgain.js";
import { keepLoading } from "./keepLoading.js";

/** Code that is loaded when it is first wanted, and shared by all who want it. */
export interface Lazy<T> {
  /** The module, or `undefined` until it is loaded. */
  get: () => T | undefined;
  /**
   * Loads it. Where it failed, the next call tries again.
   *
   * @throws when it cannot be loaded now.
   */
  load: () => Promise<T>;
  /** Loads the module. Failures are ignored. */
  preload: () => void;
  /** Takes it as loaded. */
  provide: (code: T) => void;
  /**
   * Loads the module, and calls back when it is loaded. Failures are retried while anything waits
   * (`keepLoading`).
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Imports a module on first use and caches it.
 *
 * @param name an export of the module, which identifies it.
 * @param schedule when subscribers load it: `afterFrame` for code that the first frame doesn't
 *   need. Default: at once.
 * @example const lazyReplies = lazy("Replies", () => import("./Replies.js"));
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
