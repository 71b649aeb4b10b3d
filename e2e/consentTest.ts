import { test as base } from "@playwright/test";
import { startTarget, type Target } from "./servers/targetServer";

/** A test with a page to open, on a server of its own. */
export const test = base.extend<{ target: Target }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which other fixtures are wanted: none
  target: async ({}, provide) => {
    const target = await startTarget();
    await provide(target);
    await target.stop();
  },
});
