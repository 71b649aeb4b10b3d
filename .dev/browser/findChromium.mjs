// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPlaces = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  linux: ["/usr/bin", "/usr/local/bin", "/snap/bin"].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  ),
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
};

/**
 * Every Chromium on this machine, the most fitting first: the one that CHROMIUM_PATH names,
 * Playwright's own, then the system's. That a file exists does not mean that it starts.
 *
 * @returns {Promise<string[]>}
 */
export async function findChromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return [CHROMIUM_PATH];
  // Asked for late, since the dependencies may have been installed a moment ago.
  const { chromium } = await import("playwright");
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const places = [chromium.executablePath(), ...onPath, ...(usualPlaces[process.platform] ?? [])];
  return [...new Set(places)].filter((place) => existsSync(place));
}
