import type { Page } from "@playwright/test";

/**
 * Stops the clock of every page of the context until it is moved on, so that waiting is exact, however
 * slow the machine is. The page must be loaded.
 */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}
