import { defineConfig } from "vitest/config";

/** Unit tests: the rooms that know no browser, in Node alone. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite/unit",
  test: {
    name: "unit",
    environment: "node",
    // To load the same modules again for each file costs more than the tests.
    isolate: false,
    include: ["**/*.test.ts"],
  },
});
