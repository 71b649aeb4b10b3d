import type { Timers } from "../time/timers.js";

/** How long a browser takes at most to show a new window, in milliseconds. */
const OPENING_MILLISECONDS = 1_000;

/**
 * Watches whether a requested window opens: the page then loses focus or is hidden.
 *
 * `window.open` itself returns nothing if the new page may not know its opener.
 *
 * @returns a function that stops watching.
 */
export function watchOpening(
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
