import type { Timers } from "../core/timers.js";
import type { ConsentStore } from "./ConsentStore.js";

/**
 * Opens a new window without `opener` and `referrer`.
 *
 * Must be called in the handler of a user's click, or browsers block it.
 */
function openWindow(view: Window, href: string): void {
  try {
    view.open(href, "_blank", "noopener,noreferrer");
  } catch {
    // A sandbox may throw. Whether a window came is seen by `watchOpening` in either case.
  }
}

/** How long a browser takes at most to show a new window, in milliseconds. */
const OPENING_MILLISECONDS = 1_000;

/**
 * Watches whether a requested window opens: the page then loses focus or is hidden.
 *
 * `window.open` itself returns nothing if the new page may not know its opener.
 *
 * @returns a function that stops watching.
 */
function watchOpening(
  shown: Document,
  timers: Timers,
  onResult: (opened: boolean) => void,
): () => void {
  const view = shown.defaultView;
  const end = (opened: boolean) => {
    stop();
    onResult(opened);
  };
  const onBlur = () => end(true);
  const onVisibility = () => shown.visibilityState === "hidden" && end(true);
  const timer = timers.setTimeout(() => end(false), OPENING_MILLISECONDS);
  const stop = () => {
    timers.clearTimeout(timer);
    view?.removeEventListener("blur", onBlur);
    shown.removeEventListener("visibilitychange", onVisibility);
  };
  view?.addEventListener("blur", onBlur);
  shown.addEventListener("visibilitychange", onVisibility);
  return stop;
}

/**
 * Opens a page in its own window, and stores whether it opened.
 *
 * Must be called in the handler of a user's click, or browsers block it.
 *
 * @returns a function that stops watching.
 */
export function openPage(
  store: ConsentStore,
  shown: Document,
  href: string,
  timers: Timers,
): () => void {
  // Firefox takes focus from the page, which shows that the window opened, before `open` returns.
  store.set({ stage: "asked" });
  const stop = watchOpening(shown, timers, (opened) => {
    if (store.state.stage === "asked") store.set({ stage: opened ? "opened" : "unopened" });
  });
  if (shown.defaultView) openWindow(shown.defaultView, href);
  return stop;
}

/**
 * Whether a window is inside a page of another origin, at any depth. An opaque origin (a sandboxed
 * frame) counts as another one, and so does a page that the browser keeps secret.
 */
export function hasForeignAncestors(view: Window): boolean {
  if (view.parent === view) return false;
  const own = view.origin;
  if (own === "null") return true;
  const { ancestorOrigins } = view.location;
  if (ancestorOrigins) return Array.from(ancestorOrigins).some((origin) => origin !== own);
  try {
    let page = view;
    while (page.parent !== page) {
      page = page.parent as typeof view;
      if (page.origin !== own) return true;
    }
    return false;
  } catch {
    return true;
  }
}
