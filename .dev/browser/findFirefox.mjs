// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["firefox", "firefox-esr"];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPlaces = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  linux: ["/usr/bin", "/usr/local/bin"].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  ),
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"]]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Mozilla Firefox/firefox.exe")),
};

/**
 * Every Firefox on this machine, the most fitting first, as Playwright's launch options: the one
 * that FIREFOX_PATH names, Playwright's own build, then those that people use, which Playwright
 * drives in another way. That a file exists does not mean that it starts.
 *
 * @returns {Promise<{ executablePath: string, channel?: string }[]>}
 */
export async function findFirefox() {
  const { FIREFOX_PATH, PATH = "" } = process.env;
  // Asked for late, since the dependencies may have been installed a moment ago.
  const { firefox } = await import("playwright");
  const own = firefox.executablePath();
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const places = FIREFOX_PATH
    ? [FIREFOX_PATH]
    : [own, ...onPath, ...(usualPlaces[process.platform] ?? [])];
  return [...new Set(places)]
    .filter((place) => existsSync(place))
    .map((executablePath) =>
      executablePath === own ? { executablePath } : { executablePath, channel: "moz-firefox" },
    );
}
