import { chromiumOptions } from "../scripts/browsers.mjs";
import { freePort } from "../scripts/run.mjs";
import { test as base } from "./consentTest";

/**
 * A test in a browser whose windows take the focus from one another, and hide one another, as they
 * do before a person. Playwright otherwise has every page of Chromium believe that it is visible and
 * focused, always: then no `blur` follows on a new window. It spares only a browser that it is
 * connected to, and other engines.
 */
export const test = base.extend<object, { browserAddress: string | undefined }>({
  browserAddress: [
    async ({ browserName, playwright: { chromium } }, provide) => {
      if (browserName !== "chromium") return provide(undefined);
      const options = chromiumOptions();
      const port = await freePort();
      const browser = await chromium.launch({
        ...options,
        args: [...options.args, `--remote-debugging-port=${port}`],
      });
      await provide(`http://127.0.0.1:${port}`);
      await browser.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browserAddress, context: own, playwright: { chromium } }, provide) => {
    if (!browserAddress) return provide(own);
    const browser = await chromium.connectOverCDP(browserAddress, { noDefaults: true });
    const [context] = browser.contexts();
    if (!context) throw new Error("The browser has no window to test in.");
    await provide(context);
    await Promise.all(context.pages().map((page) => page.close()));
    await browser.close();
  },
});
