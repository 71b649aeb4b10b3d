import { defineConfig } from "@playwright/test";
import { firefoxOptions } from "../../.dev/browser/firefox.mjs";
import base from "../playwright.config";

/** These look at files alone, with no browser. */
const unseen = /(readme|single-imports|source-maps)\.spec\.ts/;

/** The e2e tests in Firefox, but those that need Chromium, or no browser. */
export default defineConfig({
  ...base,
  grepInvert: [/@chromium/, unseen],
  use: { ...base.use, browserName: "firefox", launchOptions: await firefoxOptions() },
});
