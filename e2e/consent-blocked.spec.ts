import { expect, type Page, test } from "@playwright/test";
import {
  blocked,
  calls,
  mountConsent,
  openConsentPage,
  press,
  remote,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { results } from "./mount";
import { stopClock } from "./support";

test.beforeEach(async ({ page }) => {
  await openConsentPage(page);
  await stopClock(page);
});

/** What assistive technology is offered to act on. */
async function offered(page: Page): Promise<string[]> {
  const tree = await page.locator("body").ariaSnapshot();
  const ways = tree.matchAll(/^ *- (button|link|checkbox|menuitem|textbox)\b(?: "([^"]*)")?/gm);
  return [...ways].map(([, role, name = ""]) => `${role} ${name}`);
}

/** Presses Enter and Space on all that takes the focus, but the buttons to say no. */
async function pressKeysOnTheRest(page: Page) {
  await screen(page).region.focus();
  while (true) {
    await page.keyboard.press("Tab");
    if (await page.locator("button:focus").count()) return;
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
  }
}

/** Clicks on all that is no button. */
async function clickOnTheRest(page: Page) {
  for (const part of await page.locator("[data-elicit]:not(button, :has(button))").all()) {
    const box = await part.boundingBox();
    if (!box) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: "middle" });
  }
}

for (const [what, urls] of Object.entries(blocked))
  test(`${what} can be opened and copied by nobody`, async ({ page }) => {
    for (const url of urls)
      await test.step(url, async () => {
        // A host that opens by its own means is not even asked.
        const props = { request: toOpen(url), requester: remote, openUrl: true };
        await mountConsent(page, props);
        await expect(screen(page).region).toHaveAccessibleName(/^Blocked: Remote tools/);
        await page.clock.runFor(10_000);
        expect(await offered(page)).toEqual(["button Decline", "button Cancel"]);
        const before = await results(page);
        await pressKeysOnTheRest(page);
        await clickOnTheRest(page);
        expect(await windowsAskedFor(page)).toBe(0);
        expect(await calls(page)).toEqual([]);
        expect(await results(page)).toEqual(before);
        expect(page.context().pages()).toHaveLength(1);

        // Saying no works, either way.
        await press(screen(page).decline);
        await mountConsent(page, { ...props, anew: true });
        // It settles first: a press may be meant for the question before.
        await page.clock.runFor(500);
        await press(screen(page).cancel);
        expect(await results(page)).toEqual([
          ...before,
          { action: "decline" },
          { action: "cancel" },
        ]);
      });
  });
