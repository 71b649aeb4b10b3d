import { statusRegion } from "../queue/statusRegion.js";

/**
 * Puts announcements in the `<head>` of the page.
 *
 * So a test that looks for a text finds it once, and no announcements of earlier tests.
 */
export function announceApart(): void {
  if (typeof document !== "undefined") document.head.append(statusRegion(document));
}
