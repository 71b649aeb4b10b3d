// @ts-check
import { findFirefox } from "./findFirefox.mjs";
import { obtainBrowser } from "./obtainBrowser.mjs";

/**
 * Makes sure that a Firefox is there that starts, and names it to the tools by FIREFOX_PATH.
 *
 * @returns {Promise<string>} Its version.
 */
export async function ensureFirefox() {
  return obtainBrowser({
    name: "Firefox",
    variable: "FIREFOX_PATH",
    take: takeInstalled,
    download: ["firefox"],
    packages: ["firefox-esr"],
  });
}

async function takeInstalled() {
  for (const options of await findFirefox()) {
    const version = await versionOf(options);
    if (!version) continue;
    process.env.FIREFOX_PATH = options.executablePath;
    return version;
  }
  return "";
}

/**
 * Nothing where it does not start and cannot be driven: Ubuntu's `firefox` may be a mere hint to
 * install it, and one may be too old for Playwright.
 *
 * @param {import("playwright").LaunchOptions} options
 */
async function versionOf(options) {
  const { firefox } = await import("playwright");
  try {
    const browser = await firefox.launch({ ...options, timeout: 60_000 });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return "";
  }
}
