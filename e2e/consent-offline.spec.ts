import { expect, test } from "@playwright/test";
import {
  addressObserved,
  local,
  mountConsent,
  openConsentPage,
  openEmptyPage,
  press,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { holdUp } from "./holdUp";
import { lateCode } from "./lateCode";
import { behave, results } from "./mount";
import { readClipboard } from "./readClipboard";
import { stopClock } from "./stopClock";

test("Open waits for what finds cautions, which is asked for until it is there", async ({
  page,
}) => {
  let offline = true;
  await page.route(lateCode("cautions"), (route) => (offline ? route.abort() : route.continue()));
  await openEmptyPage(page);
  await stopClock(page);
  // Anyone can publish there: a caution.
  await mountConsent(page, { request: toOpen("https://sites.google.com/view/login") });
  await addressObserved(page);
  await page.clock.runFor(2_500);
  await press(screen(page).open);
  expect(await windowsAskedFor(page)).toBe(0);
  await expect(page.getByText("Caution:")).toHaveCount(0);

  offline = false;
  await page.clock.runFor(2_000);
  await expect(page.getByText("Caution:").first()).toBeVisible();
  await page.clock.runFor(500);
  await press(screen(page).open);
  expect(await windowsAskedFor(page)).toBe(1);
});

test("Open does not wait for ever for what only advises", async ({ page }) => {
  await page.route(lateCode("cautions"), (route) => route.abort());
  await openEmptyPage(page);
  await stopClock(page);
  await mountConsent(page, { request: toOpen("https://example.com/login") });
  await addressObserved(page);
  await page.clock.runFor(3_000);
  await press(screen(page).open);
  expect(await windowsAskedFor(page)).toBe(1);
});

// What follows the press on Open is loaded when somebody comes near: here it cannot be.

test("where the rest cannot be loaded, the page opens, the answer is sent, and there is a way back", async ({
  page,
}) => {
  let offline = true;
  await page.route(lateCode("afterOpening"), (route) =>
    offline ? route.abort() : route.continue(),
  );
  await openConsentPage(page);
  await stopClock(page);
  await mountConsent(page, { request: toOpen("http://127.0.0.1:9/login"), requester: local });
  await addressObserved(page);
  await page.clock.runFor(500);
  await behave(page, { reject: "The host is away." });
  await press(screen(page).open);
  await expect(page.getByRole("alert")).toHaveText("Your answer wasn’t sent. Try again.");
  expect(await windowsAskedFor(page)).toBe(1);

  await behave(page, "resolve");
  await page.clock.runFor(500);
  await press(screen(page).open);
  await expect.poll(() => results(page)).toHaveLength(2);
  await page.clock.runFor(1_000);
  await expect(screen(page).open).toBeEnabled();
  await press(screen(page).decline);
  await press(screen(page).cancel);

  await press(screen(page).open);
  expect(await windowsAskedFor(page)).toBe(3);
  offline = false;
  await page.clock.runFor(30_000);
  await expect(screen(page).finished).toBeVisible();
  await expect(screen(page).open).toHaveCount(0);
  expect(await results(page)).toEqual([{ action: "accept" }, { action: "accept" }]);
});

test("copied by keyboard before what says so is there, it is said once it has come", async ({
  page,
}) => {
  const come = await holdUp(page, lateCode("afterOpening"));
  await openConsentPage(page);
  await stopClock(page);
  await mountConsent(page, { request: toOpen("https://example.com/login"), requester: local });
  await screen(page).copy.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => readClipboard(page)).toBe("https://example.com/login");
  come();
  await expect(page.getByText("Link copied.")).toBeVisible();
});
