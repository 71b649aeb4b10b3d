import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "../.dev/chromium.mjs";

/** The packed package in a real browser, against real servers. */
export default defineConfig({
  testDir: import.meta.dirname,
  // These have a Storybook to build, and a configuration of their own.
  testIgnore: /[\\/]e2e[\\/]looks[\\/]/,
  outputDir: "../test-results",
  globalSetup: "./globalSetup.ts",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Every core: nothing else runs beside it.
  workers: "100%",
  // A test that passes at the second go has found something.
  retries: 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: await chromiumOptions(),
    locale: "en-US",
    timezoneId: "Europe/Berlin",
  },
});
