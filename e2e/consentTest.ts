import { test as base } from "@playwright/test";
import { startTarget, type Target } from "./servers/targetServer";

/** A test with a page to open, on a server of its own. */
export const test = base.extend<{ target: Target }>({
  // Playwright reads from the pattern which other fixtures are wanted: none.
  // oxlint-disable-next-line no-empty-pattern
  target: async ({}, provide) => {
    const target = await startTarget();
    await provide(target);
    await target.stop();
  },
});
