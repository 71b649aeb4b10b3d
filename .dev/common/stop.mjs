// @ts-check

/**
 * Ends a command that cannot go on: what happened, and how to mend it.
 *
 * @param {string} problem
 * @param {string} remedy
 * @returns {never}
 */
export function stop(problem, remedy) {
  console.error(`✗ ${problem}\n  ${remedy}`);
  process.exit(1);
}
