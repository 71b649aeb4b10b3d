import { expect, type Page } from "@playwright/test";
import {
  addressObserved,
  atLevel,
  local,
  mountConsent,
  openConsentPage,
  press,
  remote,
  screen,
  toOpen,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { results } from "./mount";
import { servers } from "./servers";
import { stopClock } from "./support";

/** Everything that leads somewhere, or fetches. */
const LEADING = "a, area, form, iframe, img, link[rel^=pre], object, embed, [href*='//'], [ping]";

/** Looks at everything, with the mouse and with the keyboard. */
async function lookAround(page: Page) {
  const card = await page.getByRole("region").boundingBox();
  if (!card) throw new Error("There is nothing to look at.");
  await page.mouse.move(card.x + 40, card.y);
  await page.mouse.move(card.x + 40, card.y + card.height, { steps: 30 });
  await screen(page).heading.focus();
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
