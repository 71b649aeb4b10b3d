// @ts-check
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { run } from "../common/run.mjs";
import { say } from "../common/say.mjs";
import { startProgress } from "./startProgress.mjs";

/** A step that does not end has failed, and the others are still to run. In milliseconds. */
const LONGEST_STEP = 40 * 60_000;

/**
 * Runs steps one after the other, since each uses every core it finds, and says of each what became
 * of it; at the end how long it took, what was left out, and in the last line what passed.
 *
 * @param {readonly import("./steps.mjs").Step[]} chosen
 * @param {{ table: readonly import("./steps.mjs").Step[], resume: boolean, longest?: number }} options
 * @returns {Promise<{ passed: number, failed: number, of: Map<string, { passed: number, failed: number }> }>}
 *   `of`: what became of each step that was run now.
 */
export async function runSteps(chosen, { table, resume, longest = LONGEST_STEP }) {
  const progress = startProgress(resume);
  const total = { passed: 0, failed: 0, of: new Map() };
  const began = performance.now();
  /** @type {string[]} */
  const failures = [];

  for (const step of chosen) {
    process.stdout.write(`› ${step.name} … `);
    const earlier = progress.passed(step.name);
    if (earlier !== undefined) {
      total.passed += earlier;
      console.log(`✓ ${earlier} passed before the interruption`);
      continue;
    }
    const lacking = step.needs?.filter((name) => failures.includes(name)) ?? [];
    if (lacking.length > 0) {
      total.failed += 1;
      failures.push(step.name);
      console.log(`✗ not run, as ${lacking.join(", ")} failed`);
      continue;
    }
    const { passed, failed } = await runStep(step, longest);
    total.passed += passed;
    total.failed += failed;
    total.of.set(step.name, { passed, failed });
    if (failed > 0) failures.push(step.name);
    else progress.note(step.name, passed);
  }
  progress.end();

  const left = table
    .filter((step) => !chosen.some(({ name }) => name === step.name))
    .map(({ name }) => name);
  say(`took ${minutes(performance.now() - began)}`);
  if (left.length > 0) say(`left out: ${left.join(", ")}`);
  if (failures.length > 0) say(`failed: ${failures.join(", ")}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

/**
 * @param {import("./steps.mjs").Step} step
 * @param {number} timeout
 */
async function runStep({ command, env, report, counts, shown }, timeout) {
  // That of an earlier run must not stand in for one that was never written.
  if (report) rmSync(report, { force: true });
  const began = performance.now();
  const { ok, output } = await run(command, { env, timeout });
  const time = minutes(performance.now() - began);
  const counted = counts?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const { passed, skipped, said = [], snapshots = [] } = counted;
  // A run can fail without a failing test: nothing found, a crash, an error between tests.
  const failed = !ok && counted.failed === 0 ? 1 : counted.failed;

  const tests = counts ? `${passed} passed, ${failed} failed, ` : "";
  console.log(`${ok ? "✓" : "✗"} ${tests}${skipped ? `${skipped} skipped, ` : ""}${time}`);
  for (const line of said) console.log(`  ${line}`);
  const text = stripVTControlCharacters(output).trim();
  if (ok && shown) console.log(indented(text));
  if (!ok) console.log(indented(`${withoutPassed(text)}\n${snapshots.join("\n")}`));
  return { passed, failed };
}

/**
 * What a step said without the lines of the tests that passed: among hundreds, one that failed is not
 * found.
 *
 * @param {string} text
 */
function withoutPassed(text) {
  return text.replace(/^\s*✓.*\n/gm, "");
}

/** @param {string} text */
function indented(text) {
  return text.replace(/^/gm, "  ");
}

/** @param {number} milliseconds */
function minutes(milliseconds) {
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
