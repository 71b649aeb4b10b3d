// @ts-check
import { findFirefox } from "./findFirefox.mjs";
import { obtainBrowser } from "./obtainBrowser.mjs";

/** Makes sure that a Firefox is there that starts, and names it to the tools by FIREFOX_PATH. */
export async function ensureFirefox() {
  await obtainBrowser({
    name: "Firefox",
    variable: "FIREFOX_PATH",
    take: takeInstalled,
    download: ["firefox"],
    packages: ["firefox-esr"],
  });
}

async function takeInstalled() {
  for (const options of await findFirefox()) {
    if (!(await starts(options))) continue;
    process.env.FIREFOX_PATH = options.executablePath;
    return true;
  }
  return false;
}

/**
 * Whether it starts and is driven: Ubuntu's `firefox` may be a mere hint to install it, and one may
 * be too old for Playwright.
 *
 * @param {import("playwright").LaunchOptions} options
 */
async function starts(options) {
  const { firefox } = await import("playwright");
  try {
    const browser = await firefox.launch({ ...options, timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
