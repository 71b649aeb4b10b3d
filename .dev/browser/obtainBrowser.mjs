// @ts-check
import { run } from "../common/run.mjs";
import { say } from "../common/say.mjs";
import { stop } from "../common/stop.mjs";
import { tool } from "../common/tool.mjs";

/**
 * @typedef {object} Wanted A browser that the tests need.
 * @property {string} name
 * @property {string} [variable] The environment variable that may say where it is.
 * @property {() => Promise<string>} take Takes one that is installed and starts, and says which;
 *   nothing where there is none.
 * @property {string[]} [download] What Playwright is asked to install, where it has a build of it.
 * @property {string[]} packages Debian's, where there is no such download.
 */

/**
 * Makes sure that a browser is there: one that is installed, or Playwright's own download, or the
 * system's package. Ends the command where there is none to be had.
 *
 * @param {Wanted} wanted
 * @returns {Promise<string>} What `take` says of it.
 */
export async function obtainBrowser({ name, variable, take, download, packages }) {
  const installed = await take();
  if (installed) return installed;
  const given = variable && process.env[variable];
  if (given)
    stop(
      `The browser at ${variable} (${given}) does not start.`,
      "Correct the variable, or unset it to have a browser found or installed.",
    );

  if (download) {
    say(`playwright install ${download.join(" ")}, as no ${name} here starts`);
    const { ok } = await run(tool("playwright", "playwright", "install", ...download), {
      // A network that drops packets is given up on in seconds; a slow download may take its time.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
      timeout: 10 * 60_000,
    });
    const own = await take();
    if (own) return own;
    if (!ok) say("the download failed; trying the system's own package");
  }

  for (const command of aptCommands(packages)) {
    say(command.join(" "));
    await run(command, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  }
  const packaged = await take();
  if (packaged) return packaged;

  return stop(
    `No ${name} could be found or installed, and the tests need one.`,
    variable
      ? `Install ${name} by hand, or set ${variable} to one, and run the command again.`
      : `Install Debian's packages ${packages.join(", ")}, and run the command again.`,
  );
}

/**
 * @param {string[]} packages
 * @returns {string[][]}
 */
export function aptCommands(packages) {
  if (process.platform !== "linux") return [];
  // -n: where sudo would ask for a password, it fails instead.
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return [
    [...sudo, "apt-get", "update"],
    [...sudo, "apt-get", "install", "-y", "--no-install-recommends", ...packages],
  ];
}
