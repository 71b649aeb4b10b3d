import { statusRegion } from "../queue/statusRegion.js";

/**
 * Has questions that come and go be announced in the head of the page: a test that looks for a text
 * finds it once, where it is shown, and nothing of what an earlier test was told.
 */
export function announceApart(): void {
  if (typeof document !== "undefined") document.head.append(statusRegion(document));
}
