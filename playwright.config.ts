import { defineConfig } from "@playwright/test";
import { chromiumOptions, firefoxOptions } from "./scripts/browsers.mjs";

/** Returns a pattern for spec files of `e2e/`, by name. */
const specs = (...names: string[]) =>
  new RegExp(`[\\\\/]e2e[\\\\/](${names.join("|")})\\.spec\\.ts$`);

/** The specs that changes break most often, and that find what no unit test or story can. */
const smoke = specs(
  "consent-activation",
  "consent-keyboard",
  "consent-opening",
  "csp",
  "dialog",
  "escape",
  "focus-away",
  "form-answers",
  "form-input-guard",
  "input-meant",
  "input-seen",
  "form-double-clicks",
  "form-secrets",
  "readme-steps",
  "styles",
);

/** Controls, windows, focus and keyboard: what differs between engines. */
const firefox = specs(
  "composer-keys",
  "consent-opening",
  "dialog",
  "focus-away",
  "form-answers",
  "form-radios",
  "form-secrets",
  "input-meant",
  "input-seen",
  "seen",
);

const rendered = ["consumers/next.spec.ts", "consumers/rendering-*.spec.ts"];

/** Runs the packed package in real browsers, against real servers. */
export default defineConfig({
  testDir: `${import.meta.dirname}/e2e`,
  snapshotPathTemplate: `${import.meta.dirname}/e2e/transcripts/{arg}{ext}`,
  outputDir: `${import.meta.dirname}/test-results`,
  globalSetup: `${import.meta.dirname}/e2e/globalSetup.ts`,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: "100%",
  retries: 0,
  // Only guards: a busy machine takes ten times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: chromiumOptions(),
    locale: "en-US",
    timezoneId: "Europe/Berlin",
  },
  projects: [
    { name: "smoke", testMatch: smoke },
    {
      name: "e2e",
      testMatch: specs("[\\w-]+"),
      testIgnore: [smoke, specs("fuzz", "soak")],
    },
    {
      name: "firefox",
      testMatch: firefox,
      grepInvert: /@chromium/,
      use: { browserName: "firefox", launchOptions: firefoxOptions() },
    },
    {
      name: "firefox-rest",
      testMatch: specs("[\\w-]+"),
      // The last two read files, without a browser.
      testIgnore: [firefox, specs("fuzz", "soak", "readme", "packaging")],
      grepInvert: /@chromium/,
      use: { browserName: "firefox", launchOptions: firefoxOptions() },
    },
    { name: "install", testMatch: "consumers/*.setup.ts" },
    // Next.js, React 18, and the project's own React, each rendered on a server.
    { name: "apps", testMatch: rendered, dependencies: ["install"] },
    {
      name: "apps-rest",
      testMatch: "consumers/*.spec.ts",
      testIgnore: rendered,
      dependencies: ["install"],
    },
    { name: "fuzz", testMatch: specs("fuzz") },
    { name: "soak", testMatch: specs("soak") },
    { name: "bench", testMatch: "bench/*.spec.ts" },
  ],
});
