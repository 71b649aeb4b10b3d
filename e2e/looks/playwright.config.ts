import { defineConfig } from "@playwright/test";
import e2e from "../../playwright.config";

/** Every story in every look, on Storybook's static pages; else as the e2e tests. */
export default defineConfig({
  ...e2e,
  // Those of the e2e tests leave these out.
  projects: undefined,
  testDir: import.meta.dirname,
  outputDir: "../../test-results/looks",
  globalSetup: "./globalSetup",
});
