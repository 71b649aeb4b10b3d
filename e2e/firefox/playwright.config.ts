import { defineConfig } from "@playwright/test";
import { firefoxOptions } from "../../.dev/browser/firefox.mjs";
import base from "../playwright.config";

/** The e2e tests in Firefox, but those that need Chromium. */
export default defineConfig({
  ...base,
  // Each act takes several messages there and back.
  timeout: 60_000,
  grepInvert: /@chromium/,
  use: { ...base.use, browserName: "firefox", launchOptions: await firefoxOptions() },
});
