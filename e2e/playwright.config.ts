import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "../.dev/browser/chromium.mjs";

/** These have a Storybook to build, and a configuration of their own. */
const looks = /[\\/]e2e[\\/]looks[\\/]/;

/** These are made of apps with packages of their own, which are installed and built first. */
const consumers = /[\\/]e2e[\\/]consumers[\\/]/;

/** These drive an engine that Playwright does not. */
const webkit = /[\\/]e2e[\\/]webkit[\\/]/;

/** These have bundlers to install, and a configuration of their own. */
const builds = /[\\/]e2e[\\/]builds[\\/]/;

/** These try what measures the form against others, which no change of the form breaks. */
const bench = /[\\/]e2e[\\/]bench[\\/]/;

/** These find more the longer they run. */
const long = /[\\/]e2e[\\/](fuzz|soak)\.spec\.ts$/;

/** The packed package in a real browser, against real servers. */
export default defineConfig({
  testDir: import.meta.dirname,
  // One file for every platform: what is heard is the same.
  snapshotPathTemplate: `${import.meta.dirname}/transcripts/{arg}{ext}`,
  outputDir: `${import.meta.dirname}/../test-results`,
  globalSetup: `${import.meta.dirname}/globalSetup.ts`,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Every core: nothing else runs beside it.
  workers: "100%",
  // A test that passes at the second go has found something.
  retries: 0,
  // For what never ends: on a busy machine a test takes ten times as long as on a quiet one.
  timeout: process.env.CPU_THROTTLE ? 1_200_000 : 180_000,
  expect: { timeout: process.env.CPU_THROTTLE ? 180_000 : 30_000 },
  projects: [
    { name: "install", testMatch: "consumers/*.setup.ts" },
    { name: "package", testIgnore: [looks, builds, consumers, webkit, bench, long] },
    { name: "bench", testMatch: "bench/*.spec.ts" },
    { name: "fuzz", testMatch: "fuzz.spec.ts" },
    { name: "soak", testMatch: "soak.spec.ts" },
    { name: "consumers", testMatch: "consumers/*.spec.ts", dependencies: ["install"] },
  ],
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: await chromiumOptions(),
    locale: "en-US",
    timezoneId: "Europe/Berlin",
  },
});
