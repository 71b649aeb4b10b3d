import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".test.ts"),
);

/** What puts a module in another's place must come before anybody has loaded that. */
const mocking = tests.filter((file) =>
  readFileSync(join(import.meta.dirname, file), "utf8").includes("vi.mock("),
);

/** What tries thousands of cases, longer than all the rest. */
const laws = ["url/robustness.test.ts", "relay/exactlyOneAnswer.test.ts"];

/** Unit tests: the rooms that know no browser, in Node alone. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite/unit",
  test: {
    environment: "node",
    setupFiles: "../.dev/test/seedProperties.mjs",
    // Every core: nothing else runs beside it.
    maxWorkers: "100%",
    // A guard against what never ends. No test measures time: a busy machine would fail it.
    testTimeout: 600_000,
    projects: [
      {
        extends: true,
        // To load the same modules again for each file costs more than the tests.
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...mocking, ...laws],
          isolate: false,
        },
      },
      { extends: true, test: { name: "laws", include: laws, isolate: false } },
      { extends: true, test: { name: "unit, mocked", include: mocking } },
    ],
  },
});
