import type { Locator, Page } from "@playwright/test";

/** More stops than any page of the tests has. */
const STOPS = 200;

/** Presses Tab, or Shift+Tab, until the focus is there, as a person without a mouse does. */
export async function tabTo(page: Page, there: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await there.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await there.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not come to ${String(there)}.`);
}
