import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { servePages } from "../servers/servePages";
import { watchForTrouble } from "../support";

// A question in a dialog comes while the page has something open that stands over all else, or keeps
// the focus: bars, drawers and dialogs of MUI, and the browser's own.

let served: Awaited<ReturnType<typeof servePages>>;
test.beforeAll(async () => {
  served = await servePages(join(import.meta.dirname, "hosts-css/dist"));
});
test.afterAll(() => served.stop());

for (const open of ["bar", "drawer", "dialog", "native"]) {
  test(`over a ${open} of the page it is seen and answered`, async ({ page }) => {
    const trouble = await watchForTrouble(page);
    await page.setViewportSize({ width: 440, height: 400 });
    await page.goto(`${served.url}modals.html#${open}`);
    // It has the focus first, where it keeps it.
    await page.getByRole("textbox", { name: "Of the page" }).focus();
    await page.locator("#root").dispatchEvent("ask");
    const dialog = page.getByRole("dialog", { name: "Booking" });
    await expect(dialog).toBeFocused();
    const covered = await dialog.evaluate((element) => {
      // What cannot be pressed covers as well: Radix has the page around a dialog take no pointer.
      document.head.append(
        Object.assign(document.createElement("style"), {
          textContent: "* { pointer-events: auto }",
        }),
      );
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return points
        .map(([a, b]) =>
          document.elementFromPoint(a + Math.sign(x - a) * 20, b + Math.sign(y - b) * 20),
        )
        .filter((found) => !element.contains(found))
        .map((found) => found?.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Bonn");
    await expect(dialog.getByRole("textbox", { name: "Town" })).toHaveValue("Bonn");
    await dialog.getByRole("button", { name: "Submit" }).click();
    const content = { name: "Ada", town: "Bonn" };
    await expect(page).toHaveTitle(JSON.stringify({ action: "accept", content }));
    expect(await trouble.read()).toEqual([]);
  });
}
