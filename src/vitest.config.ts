import { defineConfig } from "vitest/config";

/** Unit tests: the rooms that know no browser, in Node alone. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite/unit",
  test: {
    name: "unit",
    environment: "node",
    include: ["**/*.test.ts"],
  },
});
