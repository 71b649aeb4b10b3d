// @ts-check
import { packed } from "../package/pack.mjs";
import { cache } from "../common/cache.mjs";
import { tool } from "../common/tool.mjs";
import { playwrightCounts, printedCounts, vitestCounts } from "./counts.mjs";

/**
 * @typedef {object} Step A row of the table below.
 * @property {string} name One word, by which it can be asked for: `npm run test:all -- looks`.
 * @property {"test" | "all"} run The command that it is of: `npm test` is what a change is likely to
 *   break, `npm run test:all` the rest.
 * @property {string[]} command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {"Firefox" | "WebKit"} [browser] The engine it drives, where that is not Chromium.
 * @property {string} [report] The file that it leaves, from which its tests are counted.
 * @property {string[]} [needs] The steps whose results it works with, by name.
 * @property {(output: string) => import("./counts.mjs").Counts} [counts] For a step made of tests;
 *   any other counts as one.
 * @property {boolean} [shown] What it says is worth reading also when nothing failed.
 */

/**
 * All that is tested, in order: to check one thing more, add a row. Each is run by itself and finds
 * every core free.
 *
 * @returns {Step[]}
 */
export const steps = () => [
  { name: "lint", run: "test", command: tool("oxlint", "oxlint", "--format=stylish") },
  { name: "format", run: "test", command: tool("oxfmt", "oxfmt", "--check") },
  { name: "types", run: "test", command: tool("typescript", "tsc", "-p", "tsconfig.json") },
  vitest("papers", "test", ".dev/vitest.config.mjs"),
  { name: "pack", run: "test", command: script(".dev/package/pack.mjs") },
  {
    name: "publint",
    run: "test",
    needs: ["pack"],
    command: tool("publint", "publint", "--strict", packed),
  },
  {
    name: "api",
    run: "test",
    needs: ["pack"],
    command: script(".dev/package/api.mjs", "--check"),
    counts: printedCounts,
  },
  {
    name: "attw",
    run: "test",
    needs: ["pack"],
    command: tool(
      "@arethetypeswrong/cli",
      "attw",
      "--profile",
      "esm-only",
      "--exclude-entrypoints",
      "./styles.css",
      "./tailwind.css",
      "--",
      packed,
    ),
  },
  {
    name: "sizes",
    run: "test",
    needs: ["pack"],
    command: script(".dev/package/sizes.mjs"),
    counts: printedCounts,
    shown: true,
  },
  {
    name: "versions",
    run: "test",
    needs: ["pack"],
    command: script(".dev/package/checkVersions.mjs"),
    counts: printedCounts,
  },
  vitest("unit", "test", "src/vitest.config.ts", ["--project=!laws"]),
  vitest("stories", "test", ".storybook/vitest.config.ts"),
  vitest("laws", "all", "src/vitest.config.ts", ["--project=laws"]),
  ...inChromium(),
  ...inFirefox(),
  playwright("builds", "all", "e2e/builds/playwright.config.ts"),
  playwright("looks", "all", "e2e/looks/playwright.config.ts"),
  playwright("apps", "all", "e2e/playwright.config.ts", ["--project=consumers"]),
  playwright("bench", "all", "e2e/playwright.config.ts", ["--project=bench"]),
  playwright("fuzz", "all", "e2e/playwright.config.ts", ["--project=fuzz"]),
  playwright("soak", "all", "e2e/playwright.config.ts", ["--project=soak"]),
  ...inWebKit(),
];

/**
 * What takes most of the time of e2e, and breaks with few changes: every compiler, every wire, hosts'
 * tests, every address that is refused, schemas that once broke a form, pages of other making than a
 * host's own, long chats, flows beside their stories, and what axe, magnifying and spacing find, beside
 * which all looks are. What becomes of an answer and of a window that cannot be had, what is told of a
 * question that waits, parts and what is read out have stories and unit tests, which are played before.
 */
const seldomBroken = [
  "readme",
  "single-imports",
  "queue-[a-z0-9-]+",
  "relay",
  "testing",
  "arrival",
  "ask-back",
  "consent-answers",
  "consent-axe",
  "consent-blocked",
  "consent-came",
  "consent-letters",
  "consent-live",
  "consent-network",
  "consent-open-url",
  "consent-sandbox",
  "ears",
  "extension",
  "faults",
  "flow-[a-z-]+",
  "form-live",
  "form-long",
  "form-renders",
  "fuzz-corpus",
  "notify",
  "parts",
  "room",
  "several-forms",
  "shadow",
  "transcripts",
  "wcag",
];

/** @returns {Step[]} */
function inChromium() {
  const e2e = "e2e/playwright.config.ts";
  const rest = specsOf(seldomBroken);
  return [
    playwright("e2e", "test", e2e, ["--project=package", "--grep-invert", rest]),
    playwright("e2e-rest", "all", e2e, ["--project=package", "--grep", rest]),
  ];
}

/** What differs from engine to engine: controls, what opens, the focus, keys, code that comes late. */
const differing = {
  stories: ["kinds"],
  e2e: ["form-answers", "consent-opening", "focus-away"],
  flows: [
    "form-[a-z]+",
    "flow-steps",
    "flow-review",
    "dialog",
    "consent-keyboard",
    "consent-open-url",
    "wcag",
  ],
};

/** @returns {Step[]} */
function inFirefox() {
  const stories = ".storybook/firefox.config.ts";
  const folders = differing.stories.map((folder) => `stories/${folder}/`);
  const e2e = "e2e/firefox/playwright.config.ts";
  const specs = specsOf(differing.e2e);
  const flows = specsOf(differing.flows);
  /** @type {Step[]} */
  const table = [
    vitest("firefox-stories", "test", stories, folders),
    playwright("firefox", "test", e2e, ["--project=package", "--grep", specs]),
    vitest(
      "firefox-stories-rest",
      "all",
      stories,
      folders.map((folder) => `--exclude=${folder}**`),
    ),
    playwright("firefox-flows", "all", e2e, [
      "--project=package",
      "--grep",
      flows,
      "--grep-invert",
      specs,
    ]),
    playwright("firefox-rest", "all", e2e, [
      "--project=package",
      "--grep-invert",
      `${specs}|${flows}`,
    ]),
  ];
  return table.map((step) => ({ ...step, browser: "Firefox" }));
}

/**
 * What finds these files of tests.
 *
 * @param {readonly string[]} names
 */
function specsOf(names) {
  return `(${names.join("|")})\\.spec\\.ts`;
}

/** @returns {Step[]} */
function inWebKit() {
  // The one that these tests drive is of Linux.
  if (process.platform !== "linux") return [];
  /** @type {Step[]} */
  const table = [
    playwright("webkit", "all", "e2e/webkit/playwright.config.ts"),
    playwright("webkit-stories", "all", "e2e/webkit/stories.config.ts"),
  ];
  return table.map((step) => ({ ...step, browser: "WebKit" }));
}

/**
 * @param {string} file
 * @param {...string} args
 */
function script(file, ...args) {
  return [process.execPath, file, ...args];
}

/**
 * @param {string} name
 * @param {"test" | "all"} run
 * @param {string} config
 * @param {string[]} [args]
 * @returns {Step}
 */
function vitest(name, run, config, args = []) {
  const report = cache(`${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    run,
    command: tool("vitest", "vitest", "run", "--config", config, ...args, ...reporters),
    report,
    counts: () => vitestCounts(report),
  };
}

/**
 * @param {string} name
 * @param {"test" | "all"} run
 * @param {string} config
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
function playwright(name, run, config, args = [], env = {}) {
  const report = cache(`${name}.json`);
  const test = ["test", "--config", config, "--reporter", "list,json", ...args];
  return {
    name,
    run,
    needs: ["pack"],
    command: tool("@playwright/test", "playwright", ...test),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PACKED: packed, ...env },
    report,
    counts: () => playwrightCounts(report),
  };
}
