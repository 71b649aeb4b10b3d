import type { Page } from "@playwright/test";

/**
 * What was copied, found as a person finds it: by pasting. To read it by script takes a permission
 * that not every engine has.
 */
export async function readClipboard(page: Page): Promise<string> {
  await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement("textarea"));
    box.dataset.testid = "pasted";
    box.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  const box = page.getByTestId("pasted");
  const pasted = await box.inputValue();
  await box.evaluate((element) => element.remove());
  return pasted;
}
