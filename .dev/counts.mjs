// @ts-check
import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {};
  return { passed: expected, failed: unexpected + flaky, skipped };
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
