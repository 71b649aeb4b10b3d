import type { Timers } from "../time/timers.js";
import type { ConsentStore } from "./ConsentStore.js";
import { openWindow } from "./windows.js";
import { watchOpening } from "./watchOpening.js";

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
