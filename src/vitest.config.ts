import { defineConfig } from "vitest/config";

/** Unit tests: the rooms that know no browser, in Node alone. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "unit",
    environment: "node",
    include: ["**/*.test.ts"],
  },
});
