import { expect } from "@playwright/test";
import {
  addressObserved,
  expectReady,
  local,
  mountConsent,
  openLeavablePage,
  press,
  screen,
  toOpen,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { results } from "./mount";

// Engines differ in when the page loses the focus to a new window: while `open` is at work, or later.

test("it is said what became of the window, whenever this engine shows it", async ({
  page,
  target,
}) => {
  await openLeavablePage(page);
  await mountConsent(page, { request: toOpen(`${target.url}login`), requester: local });
  await addressObserved(page);
  const { open, status, openAgain } = screen(page);
  await expectReady(page);
  const opening = page.context().waitForEvent("page");
  await press(open);
  await opening;
  await expect(status).toHaveText(/^(The page opened in a new window|If the page didn’t open)/);
  await expect(openAgain).toBeVisible();
  expect(await results(page)).toEqual([{ action: "accept" }]);
});

test("that the page lost the focus while `open` was at work is noticed", async ({
  page,
  target,
}) => {
  await openLeavablePage(page);
  await page.evaluate(() => {
    window.open = () => {
      window.dispatchEvent(new FocusEvent("blur"));
      return null;
    };
  });
  await mountConsent(page, { request: toOpen(`${target.url}login`), requester: local });
  await addressObserved(page);
  const { open, status, link } = screen(page);
  await expectReady(page);
  await press(open);
  await expect(status).toHaveText(/^The page opened in a new window\./);
  await expect(link).toHaveCount(0);
  expect(await results(page)).toEqual([{ action: "accept" }]);
});
