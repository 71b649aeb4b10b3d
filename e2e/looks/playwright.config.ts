import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "../../.dev/chromium.mjs";

/** Every story in every look, on Storybook's static pages. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: "../../test-results/looks",
  globalSetup: "./globalSetup.ts",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Every core: nothing else runs beside it.
  workers: "100%",
  retries: 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: await chromiumOptions(),
    locale: "en-US",
    timezoneId: "Europe/Berlin",
  },
});
