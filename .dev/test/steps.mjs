// @ts-check
import { cache } from "../shared/cache.mjs";
import { packed } from "../package/pack.mjs";
import { playwrightCounts, printedCounts, vitestCounts } from "./counts.mjs";
import { tool } from "../shared/tool.mjs";

/**
 * @typedef {object} Step What `npm test` does, in order.
 * @property {string} name
 * @property {string[]} command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(output: string) => import("./counts.mjs").Counts} [counts] For a step made of tests;
 *   any other counts as one.
 * @property {boolean} [beside] It runs beside the steps that follow, and is waited for before the last.
 * @property {boolean} [shown] What it says is worth reading also when nothing failed.
 */

/** @returns {Step[]} */
export const steps = () => [
  { name: "lint", command: tool("oxlint", "oxlint", "--format=stylish") },
  vitest("lint rules and papers", ".dev/vitest.config.mjs"),
  { name: "format", command: tool("oxfmt", "oxfmt", "--check") },
  { name: "types", command: tool("typescript", "tsc", "-p", "tsconfig.json") },
  { name: "build and pack", command: [process.execPath, ".dev/package/pack.mjs"] },
  {
    name: "packages of the apps",
    command: [process.execPath, "e2e/consumers/installAll.mjs"],
    beside: true,
  },
  { name: "publint", command: tool("publint", "publint", "--strict", packed) },
  {
    name: "public API",
    command: [process.execPath, ".dev/package/api.mjs", "--check"],
    counts: printedCounts,
  },
  {
    name: "types of the package",
    command: tool(
      "@arethetypeswrong/cli",
      "attw",
      "--profile",
      "esm-only",
      "--exclude-entrypoints",
      "./styles.css",
      "--",
      packed,
    ),
  },
  {
    name: "sizes",
    command: [process.execPath, ".dev/package/sizes.mjs"],
    counts: printedCounts,
    shown: true,
  },
  vitest("unit tests", "src/vitest.config.ts"),
  // Those that a reader is shown are played in every look; here, those that are tests alone.
  vitest("stories", ".storybook/vitest.config.ts", { WITHOUT_SHOWN: "yes" }),
  playwright("looks", "e2e/looks/playwright.config.ts"),
  playwright("e2e tests", "e2e/playwright.config.ts", {
    PACKED: packed,
    // A part of what `npm run fuzz` and `npm run soak` do, so that this stays short.
    FUZZ_RUNS: "120",
    SOAK_ELICITATIONS: "1000",
  }),
];

/**
 * @param {string} name
 * @param {string} config
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
function vitest(name, config, env) {
  const report = cache(`${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    command: tool("vitest", "vitest", "run", "--config", config, ...reporters),
    env,
    counts: () => vitestCounts(report),
  };
}

/**
 * @param {string} name
 * @param {string} config
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
function playwright(name, config, env) {
  const report = cache(`${name}.json`);
  return {
    name,
    command: tool(
      "@playwright/test",
      "playwright",
      "test",
      "--config",
      config,
      "--reporter",
      "list,json",
    ),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    counts: () => playwrightCounts(report),
  };
}
