// @ts-check

/**
 * Says in one line what a command is about to do.
 *
 * @param {string} line
 */
export function say(line) {
  console.log(`› ${line}`);
}
