// @ts-check
import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [said] What tests that count something have counted.
 * @property {string[]} [snapshots] What stood on the pages of tests that failed: where it ran, they may
 *   be gone before anybody looks.
 */

/**
 * @typedef {object} Suite A part of Playwright's report.
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: Test[] }[]} [specs]
 */

/**
 * @typedef {object} Test Of the same report.
 * @property {{ type: string, description?: string }[]} annotations
 * @property {{ attachments: { name: string, path?: string }[] }[]} results
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
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    said: suites.flatMap(saidIn),
    snapshots: suites.flatMap(snapshotsIn),
  };
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

/** Of a page, its first lines. */
const SNAPSHOT_LINES = 80;

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function snapshotsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) => {
    const attachments = tests.flatMap(({ results }) => results).flatMap((each) => each.attachments);
    return attachments.flatMap(({ name, path }) => {
      if (name !== "error-context" || !path || !existsSync(path)) return [];
      const [, page = ""] = readFileSync(path, "utf8").split("# Page snapshot");
      return `${title}:${page.split("\n").slice(0, SNAPSHOT_LINES).join("\n")}`;
    });
  });
  return [...own, ...suites.flatMap(snapshotsIn)];
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
