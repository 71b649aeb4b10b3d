import { expect, type Frame, type Page } from "@playwright/test";
import {
  addressObserved,
  delayBegun,
  loadLate,
  local,
  mountConsent,
  openLeavablePage,
  press,
  remote,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { results } from "./mount";
import { needsChromium, stopClock } from "./support";
import type { ConsentProps } from "./pages/consent";
import { servers } from "./servers";
import { windowTest as test } from "./fixtures";

/** Shows the page of the consent in a frame of this page, that may do only what is listed. */
async function inFrame(page: Page, sandbox = "allow-scripts allow-same-origin"): Promise<Frame> {
  await openLeavablePage(page);
  return addFrame(page, sandbox);
}

/** Adds the page of the consent to this one, in a frame that may do only what is listed. */
async function addFrame(page: Page, sandbox: string): Promise<Frame> {
  await page.evaluate(
    ({ src, allowed }) => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", allowed);
      Object.assign(frame.style, { width: "600px", height: "600px", border: "0" });
      frame.src = src;
      document.body.append(frame);
      return new Promise((resolve) => frame.addEventListener("load", resolve));
    },
    { src: `${servers.pages}consent.html`, allowed: sandbox },
  );
  const frame = page.frames().at(-1);
  if (!frame) throw new Error("The page has no frame.");
  await loadLate(frame, "cautions");
  await stopClock(page);
  // The wait runs only where the person is.
  await page.locator("iframe").focus();
  return frame;
}

test("where no window may be opened there is a link, a way to copy, and no empty tab", async ({
  page,
  context,
  target,
}) => {
  const frame = await inFrame(page);
  const before = context.pages().length;
  await mountConsent(frame, { request: toOpen(`${target.url}login`), requester: local });
  await delayBegun(frame);
  await page.clock.runFor(500);

  await expect(screen(frame).link).toHaveCount(0);
  await press(screen(frame).open);
  expect(await results(frame)).toEqual([{ action: "accept" }]);
  await page.clock.runFor(999);
  await expect(screen(frame).link).toHaveCount(0);
  await page.clock.runFor(1);

  await expect(screen(frame).status).toHaveText("If the page didn’t open, use this link:");
  const link = screen(frame).link;
  await expect(link).toHaveAttribute("href", `${target.url}login`);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(screen(frame).copy).toBeVisible();

  // The frame did ask, and got nothing: not even a tab that stays empty.
  expect(await windowsAskedFor(frame)).toBe(1);
  expect(context.pages()).toHaveLength(before);
  expect(target.visits).toEqual([]);
  expect(await results(frame)).toEqual([{ action: "accept" }]);
});

test("the link gives away neither opener nor referrer", async ({ page, context, target }) => {
  // A frame that may open windows, but a browser that has shown none yet.
  const frame = await inFrame(page, "allow-scripts allow-same-origin allow-popups");
  await mountConsent(frame, {
    request: toOpen(`${target.url}login`),
    requester: local,
    openUrl: false,
  });
  await delayBegun(frame);
  await page.clock.runFor(500);
  await press(screen(frame).open);

  const opening = context.waitForEvent("page");
  await press(screen(frame).link);
  const opened = await opening;
  await expect(opened.locator("#opener")).toHaveText("null");
  await expect(opened.locator("#referrer")).toHaveText('""');
  expect(target.visits).toEqual([{ path: "/login", referer: undefined }]);
  expect(await results(frame)).toEqual([{ action: "accept" }]);
});

test(
  "what covers the frame from outside holds Open back",
  needsChromium("no other engine tells a page what covers it"),
  async ({ page, target }) => {
    const frame = await inFrame(page, "allow-scripts allow-same-origin allow-popups");
    const cover = await page.evaluateHandle(() => {
      const over = document.createElement("div");
      // Clicks go through it to the frame.
      Object.assign(over.style, { position: "fixed", inset: 0, background: "white" });
      over.style.pointerEvents = "none";
      document.body.append(over);
      return over;
    });
    await mountConsent(frame, { request: toOpen(`${target.url}login`), requester: local });
    await addressObserved(frame);
    await page.clock.runFor(10_000);
    await expect(screen(frame).open).toHaveAttribute("data-waiting");
    await press(screen(frame).open);
    expect(await windowsAskedFor(frame)).toBe(0);

    await cover.evaluate((over) => over.remove());
    await openWhenReady(page, frame);
  },
);

test.describe("in a frame of another site", () => {
  /** Shows a consent in a frame of a page of another origin. */
  async function inForeignFrame(page: Page, props: ConsentProps): Promise<Frame> {
    await openLeavablePage(page, servers.otherPages);
    const frame = await addFrame(page, "allow-scripts allow-same-origin allow-popups");
    await mountConsent(frame, props);
    await addressObserved(frame);
    // Chromium drops presses on a frame of another origin that has just come or moved.
    const presses = await frame.evaluateHandle(() => {
      const seen: boolean[] = [];
      addEventListener("pointerup", ({ isTrusted }) => seen.push(isTrusted));
      return seen;
    });
    await expect(async () => {
      await screen(frame).heading.click();
      expect(await presses.jsonValue()).toContain(true);
    }).toPass();
    return frame;
  }

  test("a dangerous address is not opened, and the consent says why", async ({ page, target }) => {
    const frame = await inForeignFrame(page, { request: toOpen(target.url), requester: remote });
    const { open, check, copy, decline } = screen(frame);
    await expect(frame.getByText(/shown inside another website/)).toBeVisible();
    await expect(open).toHaveCount(0);
    await expect(check).toHaveCount(0);
    await expect(copy).toBeVisible();
    await press(decline);
    expect(await results(frame)).toEqual([{ action: "decline" }]);
    expect(await windowsAskedFor(frame)).toBe(0);
  });

  test("a dangerous address is opened where the host trusts its ancestors", async ({
    page,
    target,
  }) => {
    const request = toOpen(target.url);
    const frame = await inForeignFrame(page, { request, requester: remote, trustAncestors: true });
    const { open, check } = screen(frame);
    await check.click();
    await openWhenReady(page, frame);
    await expect(open).toHaveCount(0);
    expect(await results(frame)).toEqual([{ action: "accept" }]);
  });

  test(
    "an address that is cropped away after it was read is not opened",
    needsChromium("Firefox doesn't tell a page that a clip-path of another site crops it"),
    async ({ page, target }) => {
      const frame = await inForeignFrame(page, { request: toOpen(target.url), requester: local });
      await page.clock.runFor(500);
      await expect(screen(frame).open).not.toHaveAttribute("data-waiting");
      // Only the end of the frame is left, where Open is.
      const box = await frame.locator("[data-elicit=actions]").boundingBox();
      await page.locator("iframe").evaluate(
        (element: HTMLElement, top) => {
          element.style.clipPath = `inset(${top}px 0 0 0)`;
        },
        (box?.y ?? 0) - 4,
      );
      await expect(screen(frame).open).toHaveAttribute("data-waiting");
      await page.clock.runFor(8_000);
      await pressTooSoon(frame);
      expect(await windowsAskedFor(frame)).toBe(0);
      expect(await results(frame)).toEqual([]);
    },
  );

  test(
    "a button that is covered after the address was read does not open",
    needsChromium("no other engine tells a page what covers it"),
    async ({ page, target }) => {
      const frame = await inForeignFrame(page, { request: toOpen(target.url), requester: local });
      await page.clock.runFor(500);
      await expect(screen(frame).open).not.toHaveAttribute("data-waiting");
      const box = await screen(frame).open.boundingBox();
      await page.evaluate((place) => {
        const over = document.createElement("div");
        over.textContent = "Play";
        // Clicks go through it to the frame.
        over.style.cssText = "position: fixed; background: white; pointer-events: none";
        for (const [side, length] of Object.entries(place ?? {}))
          over.style.setProperty(
            side === "x" ? "left" : side === "y" ? "top" : side,
            `${length}px`,
          );
        document.body.append(over);
      }, box);
      await expect(screen(frame).open).toHaveAttribute("data-waiting");
      await page.clock.runFor(8_000);
      await pressTooSoon(frame);
      expect(await windowsAskedFor(frame)).toBe(0);
    },
  );
});

/** Presses Open until the press arrives: Chromium drops those on a frame that has just changed. */
async function pressTooSoon(frame: Frame) {
  await expect(async () => {
    await press(screen(frame).open);
    await expect(screen(frame).status).toHaveText(/^Check the address, then/, { timeout: 100 });
  }).toPass();
}

/** Presses Open once it is ready. */
async function openWhenReady(page: Page, frame: Frame) {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(screen(frame).open).not.toHaveAttribute("data-waiting", { timeout: 1 });
  }).toPass();
  await screen(frame).open.click();
  expect(await windowsAskedFor(frame)).toBe(1);
}
