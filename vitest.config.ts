import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { LaunchOptions } from "playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chromiumOptions, firefoxOptions } from "./scripts/browsers.mjs";

/** Tests that replace modules or environment variables, which another test must not load or see. */
const mocked = ["src/**/*.mocked.test.ts"];

/** Properties that try thousands of cases. */
const properties = ["src/url/robustness.test.ts", "src/relay/exactlyOneAnswer.test.ts"];

/** Runs tests in Node. Modules are loaded once for all files unless `isolate` is set. */
function unit(name: string, include: string[], exclude: string[] = [], isolate = false) {
  return {
    test: {
      name,
      include,
      exclude,
      isolate,
      environment: "node",
      setupFiles: "vitest.setup.ts",
      // Only a guard: no test measures time, because a busy machine would fail it.
      testTimeout: 600_000,
      hookTimeout: 120_000,
    },
  } satisfies TestProjectInlineConfiguration;
}

/** Plays every story in a real browser, and checks it with axe. */
function stories(name: string, browser: "chromium" | "firefox", launchOptions: LaunchOptions) {
  return {
    plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook") })],
    test: {
      name,
      globalSetup: ".storybook/startLiveServers.ts",
      // One page for all stories of a worker: loading Storybook per file takes as long as the tests.
      isolate: false,
      // In Firefox, two pages take the focus from each other. Projects with another number of workers
      // run after the rest.
      ...(browser === "firefox" ? { maxWorkers: 1, sequence: { groupOrder: 1 } } : undefined),
      testTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        // Colors are read when nothing fades any more.
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
        instances: [{ browser }],
        screenshotFailures: false,
      },
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      unit("unit", ["src/**/*.test.ts"], [...mocked, ...properties]),
      unit("mocked", mocked, [], true),
      unit("properties", properties),
      unit("release", ["src/**/*.release.ts"], []),
      unit("docs", ["scripts/**/*.test.mjs"]),
      stories("stories", "chromium", chromiumOptions()),
      // Mozilla's own Firefox ignores the option of the context.
      stories("firefox", "firefox", {
        ...firefoxOptions(),
        firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
      }),
    ],
  },
});
