// @ts-check
import { defineConfig } from "vitest/config";

/** Tests of the lint rules, and of what the papers and the manual say. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite/lint-rules",
  test: {
    name: "lint rules",
    environment: "node",
    include: ["**/*.test.mjs"],
    // For what never ends, on a busy machine too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
