import { expect, type Page } from "@playwright/test";
import {
  addressObserved,
  calls,
  comeBack,
  local,
  mountConsent,
  openLeavablePage,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { results } from "./mount";
import { windowTest as test } from "./fixtures";
import { stopClock } from "./support";

// The windows are real ones, and so is the server that the page is opened from.

test.beforeEach(async ({ page, target }) => {
  await openLeavablePage(page);
  await stopClock(page);
  await mountConsent(page, { request: toOpen(`${target.url}login`), requester: local });
  await addressObserved(page);
  await page.clock.runFor(500);
});

/** Presses the button, and waits for the page that it opens, and until this one has noticed. */
async function opens(page: Page, name: "open" | "openAgain"): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  await screen(page)[name].click();
  const opened = await opening;
  await expect(opened.locator("#referrer")).not.toBeEmpty();
  await expect(screen(page).status).toHaveText(/^The page opened in a new window\./);
  return opened;
}

test("the page that is opened learns nothing of the page that opened it", async ({
  page,
  target,
}) => {
  const opened = await opens(page, "open");
  await expect(opened.locator("#opener")).toHaveText("null");
  await expect(opened.locator("#referrer")).toHaveText('""');
  expect(target.visits).toEqual([{ path: "/login", referer: undefined }]);
});

test("accept is handed over within the very click that asks for the window", async ({ page }) => {
  const inClick = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    addEventListener("click", () => seen.push(window.windows.length, ...window.results));
    return seen;
  });
  await opens(page, "open");
  expect(await inClick.jsonValue()).toEqual([1, { action: "accept" }]);
});

test("that the page came is noticed, and nothing says that it did not", async ({ page }) => {
  await opens(page, "open");
  await comeBack(page);
  await page.clock.runFor(10_000);
  await expect(screen(page).status).toHaveText(/^The page opened in a new window\./);
  await expect(screen(page).link).toHaveCount(0);
});

test("one press opens one window, and opening it again answers nothing again", async ({
  page,
  context,
  target,
}) => {
  const before = context.pages().length;
  await opens(page, "open");
  await comeBack(page);
  // It takes a click half a second after the last opening.
  await page.clock.runFor(500);
  await opens(page, "openAgain");
  await page.bringToFront();

  expect(context.pages()).toHaveLength(before + 2);
  expect(await windowsAskedFor(page)).toBe(2);
  expect(target.visits).toHaveLength(2);
  expect(await results(page)).toEqual([{ action: "accept" }]);
  expect(await calls(page)).toEqual([]);
});
