// @ts-check
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../common/root.mjs";

const file = join(root, "ENGINES.md");

const head = `# Engines

What was played in which engine, written by \`npm run test:engines\`. Chromium plays all of it in \`npm test\` and \`npm run test:all\`; what needs Chromium's own protocol is marked so in its test (\`needsChromium\`).

| engine | what is played | step | passed | failed |
| ------ | -------------- | ---- | ------ | ------ |
`;

/** What is played by each step. */
const played = {
  "firefox-stories": "stories of the controls",
  "firefox-stories-rest": "all other stories",
  firefox: "answers, dialogs, opening, the keyboard, code that cannot be had",
  "firefox-flows": "forms and flows, all else of them, and WCAG",
  "firefox-rest": "all other e2e tests that do not need Chromium",
  webkit: "forms under a strict policy, and a consent",
  "webkit-stories": "stories, in the static Storybook",
};

/**
 * Writes what was played in each engine into ENGINES.md. A step that was not run keeps its row.
 *
 * @param {readonly import("./steps.mjs").Step[]} steps
 * @param {ReadonlyMap<string, { passed: number, failed: number }>} results Of those that were run.
 * @param {Readonly<Record<"Firefox" | "WebKit", string>>} versions
 */
export function writeEngines(steps, results, versions) {
  const table = existsSync(file) ? readFileSync(file, "utf8") : "";
  const known = new Map(table.split("\n").map((row) => [row.split(" `")[1]?.split("`")[0], row]));

  const rows = Object.entries(played).flatMap(([name, what]) => {
    const browser = steps.find((step) => step.name === name)?.browser;
    const result = results.get(name);
    if (!browser || !result) return known.get(name) ?? [];
    const { passed, failed } = result;
    return `| ${browser} ${versions[browser]} | ${what} | \`${name}\` | ${passed} | ${failed} |`;
  });
  writeFileSync(file, `${head}${rows.join("\n")}\n`);
}
