import { expect } from "@playwright/test";
import {
  addressObserved,
  comeBack,
  delayBegun,
  loadLate,
  expectReady,
  local,
  mountConsent,
  openLeavablePage,
  press,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { windowTest as test } from "./fixtures";
import { stopClock } from "./support";

test.beforeEach(async ({ page, target }) => {
  await openLeavablePage(page);
  await stopClock(page);
  await mountConsent(page, { request: toOpen(target.url), requester: local });
  await addressObserved(page);
});

test("while another tab is in front nothing is waited for, and back again it starts anew", async ({
  page,
  context,
}) => {
  await page.clock.runFor(500);
  await expectReady(page);

  // A tab of the same window: Firefox makes a window for each page that a test asks for.
  const opening = context.waitForEvent("page");
  await page.evaluate(() => void window.open("about:blank", "", "noopener"));
  await (await opening).bringToFront();
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe("hidden");
  await expectReady(page, false);
  await page.clock.runFor(10_000);
  await expectReady(page, false);

  await comeBack(page);
  await page.clock.runFor(499);
  await expectReady(page, false);
  await page.clock.runFor(1);
  await expectReady(page);
});

test("while the focus is outside the frame of the consent nothing is waited for", async ({
  page,
}) => {
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = location.href;
    Object.assign(frame.style, { width: "600px", height: "600px" });
    document.body.replaceChildren(document.createElement("input"), frame);
    return new Promise((resolve) => frame.addEventListener("load", resolve));
  });
  const frame = page.frames().at(-1);
  if (!frame) throw new Error("The page has no frame.");
  await loadLate(frame, "cautions");
  await page.getByRole("textbox").focus();
  await mountConsent(frame, { request: toOpen("http://localhost/"), requester: local });
  await addressObserved(frame);
  const { open, status } = screen(frame);
  await page.clock.runFor(10_000);
  await expectReady(frame, false);

  // The press itself brings the focus, and is too soon.
  await press(open);
  await expect(status).toHaveText(/^Check the address, then click Open again\./);
  await delayBegun(frame);
  await page.clock.runFor(499);
  await expectReady(frame, false);
  await page.clock.runFor(1);
  await expectReady(frame);

  await page.getByRole("textbox").focus();
  await expectReady(frame, false);
  await page.clock.runFor(10_000);
  await expectReady(frame, false);
  expect(await windowsAskedFor(frame)).toBe(0);
});
