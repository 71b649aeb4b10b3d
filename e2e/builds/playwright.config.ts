import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "../../scripts/browsers.mjs";

/** The packed package, as every bundler makes an app of it, in a real browser. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: "../../test-results/builds",
  globalSetup: "./globalSetup.ts",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Every core: while an app of one bundler is answered, another bundles.
  workers: "100%",
  retries: 0,
  // A busy machine is no reason to fail.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    actionTimeout: 120_000,
    launchOptions: chromiumOptions(),
    locale: "en-US",
    timezoneId: "Europe/Berlin",
  },
});
