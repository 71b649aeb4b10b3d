import { expect, test, type Page } from "@playwright/test";
import { local, mountConsent, openConsentPage, screen, toOpen } from "./consentPage";
import { mount, results } from "./mount";

const towns = Array.from({ length: 20 }, (_, index) => `Town ${index}`);
const request = {
  message: "Where to?",
  requestedSchema: { properties: { to: { type: "string", title: "To", enum: towns } } },
} as const;

const box = (page: Page) => page.getByRole("combobox", { name: "To" });

/** Counts the presses of Escape that nothing on the page has used: a chat stops with these. */
async function countUnused(page: Page) {
  await page.evaluate(() => {
    const unused = { count: 0 };
    Object.assign(window, { unused });
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) unused.count += 1;
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { unused: { count: number } }).unused.count);
}

test("outside of a dialog Escape is the page's, and a form answers nothing", async ({ page }) => {
  await mount(page, { request });
  const unused = await countUnused(page);
  await box(page).focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(await unused()).toBe(2);
  expect(await results(page)).toEqual([]);
  // By pointer it is dismissed as ever.
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
});

test("outside of a dialog Escape is the page's, and a consent answers nothing", async ({
  page,
}) => {
  await openConsentPage(page);
  await mountConsent(page, { request: toOpen("https://mcp.example.com/"), requester: local });
  const unused = await countUnused(page);
  await screen(page).decline.focus();
  await page.keyboard.press("Escape");
  expect(await unused()).toBe(1);
  expect(await results(page)).toEqual([]);
  await screen(page).cancel.click();
  await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
});

for (const dialog of [false, true])
  test(`in a list Escape clears the search, then closes it${dialog ? ", in a dialog too" : ""}`, async ({
    page,
  }) => {
    await mount(page, { request, dialog, escape: "cancel" });
    await box(page).click();
    await box(page).pressSequentially("Town 7");
    await page.keyboard.press("Escape");
    await expect(box(page)).toHaveValue("");
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    expect(await results(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
  });

test("a search without an end is something that a slip would lose", async ({ page }) => {
  await mount(page, { request, dialog: true });
  await box(page).click();
  await box(page).pressSequentially("Tow");
  await page.getByRole("button", { name: "Submit" }).focus();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/Press Escape again/)).toBeVisible();
  // Who goes on did not mean it, nor does a press outside count for a key.
  await box(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.type("n");
  await expect(page.getByText(/Press Escape again/)).toHaveCount(0);
  await page.mouse.click(4, 4);
  await page.mouse.click(4, 4);
  await expect.poll(() => results(page)).toEqual([{ action: "cancel" }]);
});
