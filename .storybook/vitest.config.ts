import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumOptions } from "../.dev/browser/chromium.mjs";

/** Every story as a test, in a real browser. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      tags: { exclude: process.env.WITHOUT_SHOWN ? ["dev"] : [] },
    }),
  ],
  test: {
    name: "stories",
    globalSetup: `${import.meta.dirname}/startLiveServers.ts`,
    // One page shows all stories of a file, and of the next, as it does for a reader: to load
    // everything again for each file costs as much as the tests.
    isolate: false,
    maxWorkers: "100%",
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: await chromiumOptions() }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
    },
  },
});
