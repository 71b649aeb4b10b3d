import type { Timers } from "../time/timers.js";
import type { ConsentStore } from "./ConsentStore.js";
import { openWindow } from "./windows.js";
import { watchOpening } from "./watchOpening.js";

/**
 * Opens a page in a window of its own, and keeps in the store whether it came. To be called in the
 * handler of a person's click, or browsers refuse it.
 *
 * @returns a function that stops watching.
 */
export function openPage(
  store: ConsentStore,
  shown: Document,
  href: string,
  timers: Timers,
): () => void {
  // Firefox takes the focus from the page, which says that the window came, before `open` returns.
  store.set({ stage: "asked" });
  const stop = watchOpening(shown, timers, (opened) => {
    if (store.state.stage === "asked") store.set({ stage: opened ? "opened" : "unopened" });
  });
  if (shown.defaultView) openWindow(shown.defaultView, href);
  return stop;
}
