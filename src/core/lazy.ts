/** Firefox's error for a module that could not be loaded. It is not localized. */
const FAILED_ADDRESS = /^error loading .+: (https?:\S+)$/;

/**
 * Imports a module again in browsers that cache the failure.
 *
 * Firefox up to 153 does so until the page is reloaded (whatwg/html#6768), but names the URL. With
 * another fragment it is another module there, and the same file to servers, caches and policies.
 * Other engines and bundlers' loaders retry by themselves, and get no second copy of a module.
 *
 * @param error the error of the import.
 * @param name an export of the module, by which it is found if a bundler put several modules into
 *   one file.
 * @throws the error, if it names no URL or the module is not found there: then a module that it
 *   imports could not be loaded.
 */
export async function importAgain<Module extends object>(
  error: unknown,
  name: keyof Module,
): Promise<Module> {
  const [, address] = FAILED_ADDRESS.exec((error as Error)?.message) ?? [];
  if (!address) throw error;
  const file: Record<string, Module> = await import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}#again-${Date.now()}`
  );
  // An export of a file of several modules may be any value.
  const found = [file as Module, ...Object.values(file)].find((part) => Object(part)[name]);
  if (!found) throw error;
  return found;
}

const FIRST_RETRY_MILLISECONDS = 1_000;
const LAST_RETRY_MILLISECONDS = 30_000;

/**
 * Loads code, and retries on failure: when the browser is online again, and after increasing
 * delays.
 *
 * @param schedule when it is loaded first. Default: at once.
 * @returns a function that stops retrying.
 */
export function keepLoading(
  code: { load: () => Promise<unknown> },
  schedule = (ask: () => void) => ask(),
): () => void {
  let wait = FIRST_RETRY_MILLISECONDS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.("online", ask);
  };
  const retry = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
    globalThis.addEventListener?.("online", ask);
    wait = Math.min(2 * wait, LAST_RETRY_MILLISECONDS);
  };
  const ask = () => {
    if (!stopped) code.load().then(stop, retry);
  };
  schedule(ask);
  return stop;
}

/** A module that is imported on first use and cached. */
export interface Lazy<T> {
  /** The module, or `undefined` until it is loaded. */
  get: () => T | undefined;
  /**
   * Loads it. If that failed, the next call tries again.
   *
   * @throws when it cannot be loaded now.
   */
  load: () => Promise<T>;
  /** Loads the module. Failures are ignored. */
  preload: () => void;
  /** Sets the module as loaded. */
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

/** Maximum wait, in milliseconds, because a hidden page renders no frame. */
const MAX_IMPORT_WAIT_MILLISECONDS = 100;

/**
 * Calls back after the next frame, when the page is idle.
 *
 * Code that a form needs later is loaded then. Loaded earlier, it would slow down the layout and
 * paint of the form.
 */
export function afterFrame(callback: () => void): void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    callback();
  };
  setTimeout(once, MAX_IMPORT_WAIT_MILLISECONDS);
  // Not where there is no screen: in tests of a host, for one.
  globalThis.requestAnimationFrame?.(() => {
    // Safari knows no idle callbacks.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(once);
    else setTimeout(once);
  });
}
