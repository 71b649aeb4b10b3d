import { expect, type Frame, type Page } from "@playwright/test";
import type { ElicitationResult } from "react-elicitation";
import type { Behaviour } from "./pages/directedHost";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";

/**
 * Shows a form on the page made for it, with a host whose `onRespond` the test directs. On a page
 * that shows one already, the form is rendered again with these props.
 *
 * @param pages Where the page is served.
 */
export async function mount(page: Page, props: HarnessProps, pages = servers.pages) {
  if (!page.url().startsWith(pages)) {
    await page.goto(pages);
    await expect.poll(() => page.evaluate(() => "mount" in window)).toBe(true);
  }
  await page.evaluate((given) => window.mount(given), props);
}

/** Says what the host's `onRespond` does from now on. */
export async function behave(page: Page | Frame, behaviour: Behaviour) {
  await page.evaluate((given) => window.behave(given), behaviour);
}

/** Lets a hanging `onRespond` end: well, or with an error. */
export async function release(page: Page | Frame, error?: string) {
  await page.evaluate((given) => window.release(given), error);
}

/** Every result the host was given, in order. */
export async function results(page: Page | Frame): Promise<ElicitationResult[]> {
  return page.evaluate(() => window.results);
}
