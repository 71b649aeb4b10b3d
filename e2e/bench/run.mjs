// @ts-check
/**
 * Measures the packed package in a real browser against other ways to show the same form, and prints
 * a table: medians over rounds in which all take turns, and multiples of native React in the same run.
 *
 *   npm run bench
 *   npm run bench -- --rounds 5 --only ours,native --case mount-5,submit
 *
 * Each measurement has a fresh page. `--case` takes names, or their beginnings ("mount").
 */
import { cpus, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumOptions } from "../../scripts/browsers.mjs";
import { installPacked } from "../installPacked.mjs";
import { buildPage, drawnByOurs, install, openPage, serve } from "./pages.mjs";
import { cases } from "./cases.mjs";
import { subjects, table } from "./table.mjs";

/** @typedef {import("./table.mjs").SubjectName} SubjectName */

/** How long a page rests first, in milliseconds: the one before is still being put away. */
const REST = 500;

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    only: { type: "string" },
    case: { type: "string" },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a number from 1 on.");
const chosenCases = cases.filter(({ name }) =>
  (options.case?.split(",") ?? [""]).some((wish) =>
    cases.some((one) => one.name === wish) ? name === wish : name.startsWith(wish),
  ),
);
if (chosenCases.length === 0) {
  throw new Error(`--case knows ${cases.map(({ name }) => name).join(", ")}.`);
}
const known = /** @type {SubjectName[]} */ (Object.keys(subjects));
const unknown = options.only?.split(",").find((name) => !Object.hasOwn(subjects, name));
if (unknown !== undefined) throw new Error(`--only knows ${known.join(", ")}, not "${unknown}".`);
const wanted = known.filter((name) => options.only?.split(",").includes(name) ?? true);
const names = wanted.filter((name) => chosenCases.some((one) => takesPart(name, one)));

if (names.some((name) => "installed" in subjects[name])) {
  tell("installing what is compared with");
  await install();
}
tell("packing and building");
const draws = names.includes("drawing");
if (names.includes("ours") || draws) await installPacked();
for (const name of draws ? new Set([...names, "ours"]) : names) await buildPage(name);

const { url, stop } = await serve();
const launch = chromiumOptions();
// Frames as soon as they are ready, so that nothing measured waits for the beat of a screen.
const switches = [...launch.args, "--disable-frame-rate-limit", "--disable-gpu-vsync"];
const browser = await chromium.launch({ ...launch, args: switches });
const interpreting = await chromium.launch({
  ...launch,
  args: [...switches, "--js-flags=--jitless"],
});
// As on a screen of 60 frames a second: what is counted here are frames.
const drawing = await chromium.launch(launch);
/** What ours shows in a case, for what draws that without it. */
const shown = new Map();
for (const one of chosenCases) {
  if (draws && one.schema) shown.set(one, await drawnByOurs(browser, url, one.schema));
}
/** @type {import("./table.mjs").Samples} */
const samples = new Map();
/** @type {Set<string>} */
const failures = new Set();
const began = loadavg()[0] ?? 0;
for (let round = 0; round < rounds; round += 1) {
  for (const one of chosenCases) {
    if (round >= (one.rounds ?? rounds)) continue;
    const turn = names.filter((name) => takesPart(name, one));
    // Whoever comes first in one round comes later in the next.
    for (const name of [
      ...turn.slice(round % turn.length),
      ...turn.slice(0, round % turn.length),
    ]) {
      tell(`round ${round + 1} of ${rounds}: ${one.name} ${name}`);
      await measure(name, one);
    }
  }
}
const version = browser.version();
await browser.close();
await interpreting.close();
await drawing.close();
await stop();
tell("");

const processors = cpus();
console.log(`${new Date().toISOString().slice(0, 10)} · Chromium ${version} · ${processors.length} cores (${processors[0]?.model.trim()}) · load ${began.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)} · ${rounds} rounds · medians (multiples of native React in the same run)

${table(chosenCases, names, samples)}`);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
process.exitCode = failures.size === 0 ? 0 : 1;

/**
 * @param {SubjectName} name
 * @param {import("./cases.mjs").Case} one
 */
async function measure(name, one) {
  const chosen = one.interpreted ? interpreting : one.frames ? drawing : browser;
  const opened = await openPage(chosen, `${url}${name}/`, one);
  try {
    if ("draws" in subjects[name]) {
      await opened.page.evaluate((drawn) => (window.drawn = drawn), shown.get(one));
    }
    await setTimeout(REST);
    for (const [value, number] of Object.entries(await one.measure(opened))) {
      const key = `${name} ${one.name}.${value}`;
      samples.set(key, [...(samples.get(key) ?? []), number]);
    }
  } catch (error) {
    failures.add(`${name} ${one.name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await opened.close();
  }
}

/**
 * Ours takes part in all; choices are compared with Radix's Select alone, and what ours shows with
 * small forms.
 *
 * @param {SubjectName} name
 * @param {import("./cases.mjs").Case} one
 */
function takesPart(name, one) {
  if (one.only) return one.only.includes(name);
  if ("draws" in subjects[name]) return one.schema !== undefined;
  return name === "ours" || Boolean(one.choices) === "choicesOnly" in subjects[name];
}

/** @param {string} text Replaces the one before. */
function tell(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
  else if (text) process.stderr.write(`${text}\n`);
}
