import type { Locator } from "@playwright/test";
import { holdUp } from "./holdUp";
import { lateCode, lateFile } from "./lateCode";

/**
 * Presses what a page shows while code is held up, which comes between the down of the pointer and its
 * up.
 *
 * @param module the name of the module that the page imports late.
 * @param show shows what wants the code, and prepares for the press.
 */
export async function pressWhileLoading(
  target: Locator,
  module: string,
  show: () => Promise<void>,
): Promise<void> {
  const page = target.page();
  const arrive = await holdUp(page, lateCode(module));
  const asked = page.waitForRequest(lateCode(module));
  await show();
  await asked;
  const place = await target.boundingBox();
  if (!place) throw new Error("What is to be pressed is not drawn.");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  arrive();
  // What the page does with it is drawn within a frame.
  await page.evaluate(async (file) => {
    await import(file);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, lateFile(module));
  await page.mouse.up();
}
