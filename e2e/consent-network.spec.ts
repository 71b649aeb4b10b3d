import { expect, type Page } from "@playwright/test";
import {
  addressObserved,
  atLevel,
  local,
  mountConsent,
  openConsentPage,
  openEmptyPage,
  press,
  remote,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { behave, results } from "./mount";
import { servers } from "./servers";
import { holdUp, keepsFailedImports, lateCode, readClipboard, stopClock } from "./support";

/** Everything that leads somewhere, or fetches. */
const LEADING = "a, area, form, iframe, img, link[rel^=pre], object, embed, [href*='//'], [ping]";

/** Looks at everything, with the mouse and with the keyboard. */
async function lookAround(page: Page) {
  const card = await page.getByRole("region").boundingBox();
  if (!card) throw new Error("There is nothing to look at.");
  await page.mouse.move(card.x + 40, card.y);
  await page.mouse.move(card.x + 40, card.y + card.height, { steps: 30 });
  await screen(page).region.focus();
  for (const _part of await page.locator("main :is(button, a, [tabindex='0'])").all())
    await page.keyboard.press("Tab");
  await page.clock.runFor(10_000);
}

test("nothing is fetched before the window opens, and nothing by this page ever", async ({
  page,
  context,
  target,
}) => {
  const requested: string[] = [];
  context.on("request", (request) => {
    const own = request.url().startsWith(servers.pages) || request.url() === "data:,";
    if (!own) requested.push(request.url());
  });
  await openConsentPage(page);
  await stopClock(page);

  // At every level, until the answer.
  for (const url of [...Object.values(atLevel), target.url]) {
    await mountConsent(page, { request: toOpen(url, `Go to ${url}`), requester: remote });
    if (await screen(page).check.count()) await press(screen(page).check);
    await lookAround(page);
    await expect(page.locator("main").locator(LEADING)).toHaveCount(0);
    await press(screen(page).decline);
    await expect(screen(page).status).toHaveText("You declined");
    await page.clock.runFor(10_000);
    await expect(page.locator("main").locator(LEADING)).toHaveCount(0);
  }

  // And after it, in every state that asks for no window: the link is there, and only there.
  const props = { request: toOpen(`${target.url}login`), requester: local };
  await mountConsent(page, { ...props, expired: true });
  await lookAround(page);
  await mountConsent(page, { ...props, openUrl: false });
  await addressObserved(page);
  await page.clock.runFor(500);
  await press(screen(page).open);
  await expect(screen(page).link).toHaveCount(1);
  await lookAround(page);
  const other = { ...props, request: toOpen(`${target.url}login`, "Please open this other page.") };
  await mountConsent(page, { ...other, openUrl: true });
  await addressObserved(page);
  await page.clock.runFor(500);
  await press(screen(page).open);
  await lookAround(page);
  await press(screen(page).finished);
  await lookAround(page);
  await mountConsent(page, { ...other, openUrl: true, completed: true });
  await lookAround(page);
  expect(requested).toEqual([]);
  expect(target.visits).toEqual([]);

  // The first request is the one of the window that a person opened.
  await mountConsent(page, { ...props, anew: true });
  await addressObserved(page);
  await page.clock.runFor(500);
  const opening = context.waitForEvent("page");
  await press(screen(page).open);
  const opened = await opening;
  await expect(opened.locator("#opener")).toHaveText("null");
  await lookAround(page);
  expect(requested).toEqual([`${target.url}login`]);
  expect(target.visits).toHaveLength(1);
  expect(await results(page)).toContainEqual({ action: "accept" });
});

// What judges letters beyond ASCII is loaded with the first address that has some.

const rules = /unicodeRules/;
/** All that is loaded once the page is there, the rules among it, whatever the file of them is called. */
const allLateCode = /\/assets\/[^/]*\.js/;
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
  const arrive = await holdUp(page, allLateCode);
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
  await page.route(allLateCode, (route) => (offline ? route.abort() : route.continue()));
  await mountConsent(page, { request: toOpen(disguise), requester: local });
  await expect(page.getByText("couldn’t be checked")).toBeVisible();
  await expect(screen(page).open).toHaveCount(0);

  offline = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  // Otherwise it stays blocked until the page is reloaded.
  if (!keepsFailedImports(page.context().browser()!)) {
    await expect(page.getByText("Danger:").first()).toBeVisible();
    await expect(page.getByText("couldn’t be checked")).toHaveCount(0);
  }
  await press(screen(page).decline);
  expect(await results(page)).toEqual([{ action: "decline" }]);
});

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
