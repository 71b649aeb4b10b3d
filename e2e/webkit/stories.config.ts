import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** The stories in WebKit, played one after the other in one page. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: "stories.spec.ts",
  globalSetup: `${import.meta.dirname}/storiesSetup.ts`,
  projects: [{ name: "webkit" }],
});
