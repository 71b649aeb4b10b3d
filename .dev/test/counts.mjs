// @ts-check
import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [said] What tests that count something have counted.
 */

/**
 * @typedef {object} Suite A part of Playwright's report.
 * @property {Suite[]} [suites]
 * @property {{ tests: { annotations: { type: string, description?: string }[] }[] }[]} [specs]
 */

/**
 * @param {string} report Written by vitest's JSON reporter.
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
  } = read(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * @param {string} report Written by Playwright's JSON reporter.
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { stats = {}, suites = [] } = read(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, said: suites.flatMap(saidIn) };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function saidIn({ suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests).flatMap((test) => test.annotations);
  const own = annotations.flatMap(({ type, description }) =>
    type === "counts" && description !== undefined ? [description] : [],
  );
  return [...own, ...suites.flatMap(saidIn)];
}

/**
 * @param {string} output Of a script that says at its end how much passed.
 * @returns {Counts}
 */
export function printedCounts(output) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: 0 };
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
}
