// @ts-check

/**
 * The command line of npm itself: the very npm that runs this script, where one does.
 *
 * @param {...string} args
 * @returns {string[]}
 */
export function npm(...args) {
  const self = process.env.npm_execpath;
  return self?.endsWith(".js") ? [process.execPath, self, ...args] : ["npm", ...args];
}
