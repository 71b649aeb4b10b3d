import { readFileSync } from "node:fs";
import { storyList, type Story } from "./globalSetup";
import { type Page, test as base } from "@playwright/test";
import { openStoryPage } from "../../scripts/storybook/openStoryPage.mjs";
import { findersScript } from "./finders";

/** The Storybook that is served while the tests run, and its stories. */
export const storybook: { url: string; stories: Story[] } = JSON.parse(
  readFileSync(storyList, "utf8"),
);

/** A page that shows one story after the other. */
export type Stage = Awaited<ReturnType<typeof openStoryPage>> & { page: Page };

/** A test with a stage that the tests of a worker share: to load Storybook costs more than a test. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      // Colours are measured at once, not on their way from one theme to the other.
      const page = await browser.newPage({ reducedMotion: "reduce" });
      await page.addInitScript(findersScript);
      const shown = await openStoryPage(page, storybook.url);
      // The room is the window's.
      await shown.look({ width: "100%" });
      await use({ page, ...shown });
      await page.close();
    },
    { scope: "worker" },
  ],
});
