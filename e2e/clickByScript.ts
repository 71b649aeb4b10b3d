import type { Locator } from "@playwright/test";

/**
 * Clicks as a script of the page does: whatever covers it, and also where it says that it is of no
 * use. Not by Playwright's `dispatchEvent`, which crashes the page in a Firefox that people use.
 *
 * @param detail how many clicks it is said to be; those of a script are none.
 */
export async function clickByScript(target: Locator, detail = 0) {
  await target.evaluate((element, count) => {
    element.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: count }),
    );
  }, detail);
}
