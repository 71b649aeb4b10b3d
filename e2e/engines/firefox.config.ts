import { defineConfig } from "@playwright/test";
import { firefoxOptions } from "../../.dev/browser/firefox.mjs";
import base from "../playwright.config";

/** The e2e tests in Firefox: the chosen ones, which `npm test` runs, or all of them. */
export default defineConfig(base, {
  projects: base.projects?.map((project) => ({ ...project, grepInvert: /@chromium/ })),
  use: { browserName: "firefox", launchOptions: await firefoxOptions() },
});
