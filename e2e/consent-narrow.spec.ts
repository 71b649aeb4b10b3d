import { expect, type Page, test } from "@playwright/test";
import {
  addressObserved,
  hostile,
  loadLate,
  mountConsent,
  openConsentPage,
  press,
  remote,
  screen,
  toOpen,
} from "./consentPage";
import { stopClock } from "./support";

/** What stands out of the page, or out of its own box, at the sides. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const out = [document.documentElement, ...document.querySelectorAll("[data-elicit]")].filter(
      (element) => {
        const { left, right } = element.getBoundingClientRect();
        const scrolls = element.scrollWidth > element.clientWidth && element.clientWidth > 0;
        // What only a screen reader is to find is a pixel wide.
        return element.clientWidth !== 1 && (scrolls || left < 0 || right > clientWidth);
      },
    );
    return out.map((element) => element.outerHTML.slice(0, 100));
  });
}

/** What of the domain cannot be seen: outside of the page, clipped, or under something else. */
async function hiddenOfDomain(page: Page): Promise<string[]> {
  return page.locator('[data-elicit="domain"]').evaluate((domain) => {
    domain.scrollIntoView({ block: "center" });
    const text = domain.firstChild;
    if (!(text instanceof Text)) return ["There is no text."];
    return [...text.data].flatMap((character, index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === domain;
      return width > 0 && inside && seen ? [] : [`${character} at ${index}`];
    });
  });
}

for (const width of [320, 280])
  test(`at ${width} px the domain is always whole, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openConsentPage(page);
    // Until it is there, no letters beyond ASCII are judged, and there is no second act.
    await loadLate(page, "unicodeRules");
    await stopClock(page);
    for (const { url, domain } of hostile)
      await test.step(url.slice(0, 60), async () => {
        await mountConsent(page, { request: toOpen(url), requester: remote, openUrl: false });
        await expect(screen(page).domain).toHaveText(domain);
        expect(await hiddenOfDomain(page)).toEqual([]);
        expect(await overflowing(page)).toEqual([]);

        // The other states repeat the name: in the second act, and as the link.
        const { check, open, link } = screen(page);
        await addressObserved(page);
        // It is read first: how tall the screen is depends on the fonts, so the press on the check may
        // scroll the address away.
        await page.clock.runFor(1_000);
        if (await check.count()) await press(check);
        await open.scrollIntoViewIfNeeded();
        await addressObserved(page);
        await page.clock.runFor(1_000);
        await press(open);
        await expect(link).toBeVisible();
        expect(await hiddenOfDomain(page)).toEqual([]);
        expect(await overflowing(page)).toEqual([]);
      });
  });

test("a host that is longer than the screen pushes nothing of the domain out of sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 400 });
  await openConsentPage(page);
  const request = toOpen(`https://github.com.${"a.".repeat(100)}evil.example/`);
  await mountConsent(page, { request, requester: remote });
  await expect(screen(page).domain).toHaveText("evil.example");
  // The address box is not scrolled within, and the sub-domain gives way, from the left.
  const host = page.locator('[data-elicit="host"]');
  await expect(host).toHaveText(/^….{1,40}evil\.example$/);
  expect((await host.boundingBox())?.height).toBeLessThan(200);
});

test("however long an address is, the way to decline it is on the first screen", async ({
  page,
}) => {
  const long = "a".repeat(20_000);
  const endless = [
    `https://${"a.".repeat(20_000)}evil.example/`,
    `https://${long}.example/`,
    `https://${long}@evil.example/${long}`,
    `https:\\\\evil.example\\${long}`,
    `https://evil.example/${"\u202e".repeat(5_000)}`,
    `javascript:${long}`,
    long,
  ];
  await page.setViewportSize({ width: 600, height: 800 });
  await openConsentPage(page);
  for (const url of endless)
    await test.step(url.slice(0, 40), async () => {
      await mountConsent(page, { request: toOpen(url), requester: remote });
      const { decline } = screen(page);
      await expect(decline).toBeInViewport({ ratio: 1 });
      const unfold = page.locator('[data-elicit="written"] button');
      if (await unfold.count()) await unfold.first().click();
      await expect(decline).toBeInViewport({ ratio: 1 });
      // What does not fit is reached by keyboard.
      const box = page.locator('[data-elicit="written"]');
      if ((await box.count()) === 0) return;
      await box.focus();
      await expect(box).toBeFocused();
    });
});
