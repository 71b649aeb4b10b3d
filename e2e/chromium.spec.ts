import { expect, test } from "@playwright/test";
import { needsChromium } from "./support";

// Of two switches Chromium heeds the last: ours must not turn on again what Playwright turns off.
test(
  "the browser turns off all that Playwright wants off",
  needsChromium("its switches"),
  async ({ page }) => {
    await page.goto("chrome://version");
    const line = (await page.locator("#command_line").textContent()) ?? "";
    const switches = [...line.matchAll(/--disable-features=(\S+)/g)];
    const [playwrights = [], ours] = switches.slice(-2).map(([, names = ""]) => names.split(","));
    expect(ours).toEqual(expect.arrayContaining(playwrights));
  },
);
