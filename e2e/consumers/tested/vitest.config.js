import { defineConfig } from "vitest/config";

/** For what never ends, in milliseconds: nothing here waits for time to pass. */
const testTimeout = 60_000;

const shared = { environment: "jsdom", globals: true, testTimeout };

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "with react-elicitation/testing",
          include: ["src/*.test.jsx"],
          exclude: ["src/without.test.jsx", "src/recipe.test.jsx"],
          setupFiles: ["react-elicitation/testing", "./src/quiet.js"],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          environment: "happy-dom",
          name: "in happy-dom",
          include: ["src/*.test.jsx"],
          exclude: ["src/without.test.jsx", "src/recipe.test.jsx"],
          setupFiles: ["react-elicitation/testing", "./src/quiet.js"],
        },
      },
      {
        extends: true,
        test: { ...shared, name: "without", include: ["src/without.test.jsx"] },
      },
      {
        extends: true,
        test: {
          environment: "jsdom",
          name: "without globals",
          include: ["src/recipe.test.jsx"],
          setupFiles: ["react-elicitation/testing"],
          testTimeout,
        },
      },
    ],
  },
});
