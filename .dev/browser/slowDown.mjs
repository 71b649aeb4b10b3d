// @ts-check

let slowed = false;

/**
 * Gives every page that this process opens in Chromium a slower processor, by the browser's own
 * throttling.
 *
 * @param {number} rate How many times slower.
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setCPUThrottlingRate
 */
export async function slowDown(rate) {
  if (slowed) return;
  slowed = true;
  // Asked for late, since the dependencies may have been installed a moment ago.
  const { chromium } = await import("playwright");
  const launch = chromium.launch.bind(chromium);

  /** @param {import("playwright").Page} page */
  const throttle = async (page) => {
    try {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    } catch {
      // The page was closed meanwhile.
    }
  };
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (given) => {
      const context = await newContext(given);
      context.on("page", throttle);
      return context;
    };
    return browser;
  };
}
