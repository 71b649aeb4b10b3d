import { expect, type Page } from "@playwright/test";
import {
  addressObserved,
  atLevel,
  calls,
  mountConsent,
  openConsentPage,
  remote,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { results } from "./mount";
import { stopClock } from "./support";

test.beforeEach(async ({ page, context }) => {
  // The sites of these addresses are not asked: what answers stands in for them.
  await context.route(/^https:/, (route) => route.fulfill({ body: "The page" }));
  await openConsentPage(page);
  await stopClock(page);
});

async function show(page: Page, level: keyof typeof atLevel) {
  await mountConsent(page, {
    request: toOpen(atLevel[level]),
    requester: remote,
    escape: "cancel",
  });
  await expect(page.locator('[data-elicit="consent"]')).toHaveAttribute("data-level", level);
  await expect(screen(page).region).not.toBeFocused();
  await addressObserved(page);
}

/** Goes on with the Tab key through all that takes the focus, and says what it is. */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string[]> {
  const names: string[] = [];
  for (const _part of await page.locator("main :is(button, a, [tabindex='0'])").all()) {
    await page.keyboard.press(key);
    const focused = page.locator(":focus");
    // Where the focus is can be seen.
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      "solid",
    );
    names.push(
      await focused.evaluate(
        (element) => element.getAttribute("aria-label") ?? element.textContent ?? "",
      ),
    );
  }
  return names;
}

/** Goes on with the Tab key until this has the focus. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole("button", { name, exact: true });
  for (const _part of await page.locator("main :is(button, a, [tabindex='0'])").all()) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach “${name}”.`);
}

for (const level of ["ok", "caution"] as const)
  test(`a page at level ${level} is opened, finished and closed by keyboard alone`, async ({
    page,
    context,
  }) => {
    await show(page, level);
    expect(await tabThrough(page)).toEqual([
      "Copy link",
      level === "ok" ? "Open example.com" : "Open bit.ly",
      "Decline",
      "Cancel",
    ]);
    await page.clock.runFor(500);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    const opening = context.waitForEvent("page");
    await page.keyboard.press("Enter");
    const opened = await opening;
    await expect(opened).toHaveURL(atLevel[level]);
    expect(await windowsAskedFor(page)).toBe(1);

    // The button has gone, and the focus stays on the screen: on no action.
    await expect(screen(page).region).toBeFocused();
    await page.clock.runFor(1_000);
    const host = new URL(atLevel[level]).host;
    expect(await tabThrough(page)).toEqual(["Copy link", host, "I'm done", "Open again", "Close"]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(screen(page).status).toHaveText("Thanks. You can continue here.");
    await expect(screen(page).region).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await calls(page)).toEqual(["finish", "close"]);
    expect(await results(page)).toEqual([{ action: "accept" }]);
  });

test("a danger is opened by keyboard alone, and Decline comes before", async ({
  page,
  context,
}) => {
  await show(page, "danger");
  await page.clock.runFor(10_000);
  expect(await tabThrough(page)).toEqual(["", "Decline", "Open rnicrosoft.com", "Cancel"]);
  // Without the second act neither key opens.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(screen(page).check).toBeFocused();
  await page.keyboard.press("Space");
  await expect(screen(page).check).toBeChecked();
  await expect(screen(page).check).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const opening = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await opening;
  expect(await windowsAskedFor(page)).toBe(1);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test("a danger is declined with the first key that acts", async ({ page }) => {
  await show(page, "danger");
  await tabTo(page, "Decline");
  await page.keyboard.press("Enter");
  await expect(screen(page).status).toHaveText("You declined");
  await expect(screen(page).region).toBeFocused();
  expect(await results(page)).toEqual([{ action: "decline" }]);
});

test("what is blocked is put away by keyboard", async ({ page }) => {
  await show(page, "blocked");
  expect(await tabThrough(page)).toEqual(["Decline", "Cancel"]);
  await page.keyboard.press("Escape");
  await expect(screen(page).status).toHaveText("Canceled");
  expect(await results(page)).toEqual([{ action: "cancel" }]);
});
