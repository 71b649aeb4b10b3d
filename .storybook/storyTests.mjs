// @ts-check
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/**
 * Every story as a test, in a real browser.
 *
 * @param {"chromium" | "firefox"} browser
 * @param {import("playwright").LaunchOptions} launchOptions
 */
export function storyTests(browser, launchOptions) {
  return defineConfig({
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
      // In Firefox, pages that are played at the same time take the focus from one another.
      maxWorkers: browser === "firefox" ? 1 : "100%",
      // For what never ends, on a busy machine too.
      testTimeout: process.env.CPU_THROTTLE ? 1_200_000 : 120_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser }],
        screenshotFailures: false,
      },
    },
  });
}
