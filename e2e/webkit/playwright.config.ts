import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** Forms and a consent in WebKit. The tests drive the browser; Playwright runs them. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testIgnore: "stories.spec.ts",
  projects: [{ name: "webkit" }],
});
