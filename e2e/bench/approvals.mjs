// @ts-check
/**
 * Measures approvals of the packed package in a real browser, beside a consent in the same run, and
 * prints a table of medians in milliseconds.
 *
 *   npm run bench:approvals
 *   npm run bench:approvals -- --rounds 5
 *
 * Each measurement has a fresh page.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { approvalRequest } from "react-elicitation/core";
import { chromiumOptions } from "../../scripts/browsers.mjs";
import { installPacked } from "../installPacked.mjs";
import { buildPage, openPage, serve } from "./pages.mjs";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "9" } } });
const rounds = Number(values.rounds);

/** @param {number} count */
const lines = (count, text = "cp -r packages/part dist/part") =>
  Array.from({ length: count }, (_, at) => `${text}-${at}`);
/** @param {number} count */
const change = (count) => {
  const before = lines(count, "const value = part");
  const after = before.map((line, at) => (at % 50 === 0 ? `${line}; // changed` : line));
  const [oldText, newText] = [before, after].map((each) => `${each.join("\n")}\n`);
  return approvalRequest({ type: "change", path: "src/parts.ts", oldText, newText });
};
const long = approvalRequest({ type: "text", text: lines(6_000).join("\n").slice(0, 200_000) });

/** What is shown, by its name. */
const shown = {
  "a consent": { mode: "url", message: "Sign in", url: "https://accounts.example.com/login" },
  "a command of 1 KB": approvalRequest({ type: "command", command: lines(32).join("\n") }),
  "a text of 200,000 characters": long,
  "a change of 9,000 lines": change(9_000),
  "a change of 20,000 lines": change(20_000),
  "a group of 50": {
    group: Array.from({ length: 50 }, (_, at) =>
      approvalRequest({ type: "command", command: `npm run job-${at}` }),
    ),
  },
};

await installPacked();
await buildPage("screens");
const { url, stop } = await serve();
const launch = chromiumOptions();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, "--disable-frame-rate-limit", "--disable-gpu-vsync"],
});

/** @type {Map<string, number[]>} */
const samples = new Map();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, request] of Object.entries(shown)) {
    const opened = await openPage(browser, `${url}screens/`);
    const { page } = opened;
    const { painted } = await page.evaluate(
      (it) => window.harness.mount(/** @type {any} */ (it)),
      request,
    );
    note(`${name}: painted`, painted);
    if (name === "a command of 1 KB") note("press to result", await timePress(page));
    if (request === long)
      note(
        "digest",
        await page.evaluate((it) => window.timeDigest(/** @type {any} */ (it)), request),
      );
    await opened.close();
  }
}
await browser.close();
await stop();

const consent = medianOf("a consent: painted");
for (const name of samples.keys()) {
  const median = medianOf(name);
  const times = name.endsWith("painted") ? ` (${(median / consent).toFixed(2)} of a consent)` : "";
  console.log(`${median.toFixed(1).padStart(8)} ms  ${name}${times}`);
}

/**
 * @param {string} name
 * @param {number} milliseconds
 */
function note(name, milliseconds) {
  samples.set(name, [...(samples.get(name) ?? []), milliseconds]);
}

/** @param {string} name */
function medianOf(name) {
  const sorted = (samples.get(name) ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * Returns how long it takes from a press on Allow until the result is sent.
 *
 * @param {import("playwright").Page} page
 */
async function timePress(page) {
  const allow = page.getByRole("button", { name: /^Allow once/ });
  await page.evaluate(() => {
    document.addEventListener("click", ({ timeStamp }) => (window.pressedAt = timeStamp), true);
  });
  // A press that comes too early leads on to what was not on screen.
  for (let press = 0; await page.evaluate(() => window.sentAt === undefined); press += 1) {
    if (press === 50) throw new Error("Allow had no effect.");
    await allow.click({ force: true });
    await setTimeout(700);
  }
  return page.evaluate(() => window.sentAt - window.pressedAt);
}
