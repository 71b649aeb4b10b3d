import { expect, test } from "@playwright/test";
import {
  addressObserved,
  local,
  mountConsent,
  openConsentPage,
  press,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { holdUp, stopClock } from "./support";
import { results } from "./mount";

// What judges letters beyond ASCII is loaded with the first address that has some.

const rules = /unicodeRules/;
/** All that is loaded once the page is there, the rules among it, whatever the file of them is called. */
const lateCode = /\/assets\/[^/]*\.js/;
const disguise = "https://xn--pple-43d.com/login";

test("an address in ASCII does without", async ({ page }) => {
  let asked = 0;
  await page.route(rules, (route) => {
    asked += 1;
    return route.continue();
  });
  await openConsentPage(page);
  await mountConsent(page, { request: toOpen("https://example.com/login"), requester: local });
  await expect(screen(page).open).toBeEnabled();
  expect(asked).toBe(0);
});

test("until it is there, the address is shown as it is computed, and leads nowhere", async ({
  page,
}) => {
  await openConsentPage(page);
  const arrive = await holdUp(page, lateCode);
  await stopClock(page);
  await mountConsent(page, { request: toOpen(disguise), requester: local });
  await addressObserved(page);
  await page.clock.runFor(5_000);
  await expect(page.getByText("xn--pple-43d.com", { exact: true }).first()).toBeVisible();
  await expect(screen(page).open).toBeDisabled();
  await press(screen(page).open);
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);

  arrive();
  await expect(page.getByText("Danger:").first()).toBeVisible();
  await expect(page.getByText("xn--pple-43d.com", { exact: true }).first()).toBeVisible();
  await page.clock.runFor(5_000);
  await press(screen(page).open);
  expect(await windowsAskedFor(page)).toBe(0);
  expect(await results(page)).toEqual([]);
});

test("where it cannot be had, the address is blocked, and it says why, until it can", async ({
  page,
}) => {
  await openConsentPage(page);
  let offline = true;
  await page.route(lateCode, (route) => (offline ? route.abort() : route.continue()));
  await mountConsent(page, { request: toOpen(disguise), requester: local });
  await expect(page.getByText("couldn’t be checked")).toBeVisible();
  await expect(screen(page).open).toHaveCount(0);

  offline = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("Danger:").first()).toBeVisible();
  await expect(page.getByText("couldn’t be checked")).toHaveCount(0);
  await press(screen(page).decline);
  expect(await results(page)).toEqual([{ action: "decline" }]);
});
