import { expect } from "@playwright/test";
import {
  addressObserved,
  comeBack,
  loadLate,
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

const WAITING = /^Check the address first\./;
const READY = "You can open it now.";

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
  const { status } = screen(page);
  await page.clock.runFor(500);
  await expect(status).toHaveText(READY);

  // A tab of the same window: Firefox makes a window for each page that a test asks for.
  const opening = context.waitForEvent("page");
  await page.evaluate(() => void window.open("about:blank", "", "noopener"));
  await (await opening).bringToFront();
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe("hidden");
  await expect(status).toHaveText(WAITING);
  await page.clock.runFor(10_000);
  await expect(status).toHaveText(WAITING);

  await comeBack(page);
  await page.clock.runFor(499);
  await expect(status).toHaveText(WAITING);
  await page.clock.runFor(1);
  await expect(status).toHaveText(READY);
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
  await expect(status).toHaveText(WAITING);

  // The press itself brings the focus, and is too soon.
  await press(open);
  await expect(status).toHaveText(/^Check the address, then click Open again\./);
  await page.clock.runFor(499);
  await expect(status).not.toHaveText(READY);
  await page.clock.runFor(1);
  await expect(status).toHaveText(READY);

  await page.getByRole("textbox").focus();
  await expect(status).toHaveText(WAITING);
  await page.clock.runFor(10_000);
  await expect(status).toHaveText(WAITING);
  expect(await windowsAskedFor(frame)).toBe(0);
});
