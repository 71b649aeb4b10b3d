import { expect, type Page } from "@playwright/test";
import {
  addressObserved,
  local,
  mountConsent,
  openLeavablePage,
  screen,
  toOpen,
} from "./consentPage";
import { holdUp, lateCode, stopClock } from "./support";
import { windowTest as test } from "./fixtures";
import { servers } from "./servers";

// What has the focus may go away while the person is in another window: they come back to the place
// where the focus would be, had they stayed.

/** Goes to another tab of the same window: in Chromium without a screen, each window has a focus of its own. */
async function goAway(page: Page) {
  const opening = page.context().waitForEvent("page");
  await page.evaluate(() => void window.open("about:blank", "", "noopener"));
  await (await opening).bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
}

test("a page that is opened before what follows it is loaded leaves the focus on the request", async ({
  page,
  target,
}) => {
  await openLeavablePage(page);
  const bring = await holdUp(page, lateCode("afterOpening"));
  await stopClock(page);
  // The host opens it, in no window of this browser.
  await mountConsent(page, { request: toOpen(target.url), requester: local, openUrl: true });
  await addressObserved(page);
  const { open, finished, region } = screen(page);
  await page.clock.runFor(500);
  await open.focus();
  await page.keyboard.press("Enter");
  await goAway(page);
  bring();
  await expect(finished).toBeVisible();

  await page.bringToFront();
  await expect(region).toBeFocused();
});

test("a field that the person is still in, while they look something up in another window, has no error yet", async ({
  page,
}) => {
  await page.goto(`${servers.pages}dialog.html?inline`);
  await page.evaluate(() =>
    window.ask({
      message: "We have sent you a code.",
      requestedSchema: {
        properties: {
          name: { type: "string", format: "email" },
          code: { type: "string", minLength: 4 },
          days: { type: "array", maxItems: 1, items: { enum: ["Monday", "Tuesday"] } },
          trip: {
            type: "object",
            properties: {
              seats: { type: "array", maxItems: 1, items: { enum: ["Window", "Aisle"] } },
            },
            required: ["seats"],
          },
        },
        required: ["name", "code", "days", "trip"],
      },
    } as never),
  );
  const name = page.getByRole("textbox", { name: "Name" }).first();
  const code = page.getByRole("textbox", { name: "Code" }).first();
  const day = page.getByRole("checkbox", { name: "Tuesday" }).first();

  // One that was left has its error, so what finds errors is there.
  await name.fill("Ada");
  await code.fill("1");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await goAway(page);
  await page.bringToFront();
  await expect(code).toBeFocused();
  await expect(code).not.toHaveAttribute("aria-invalid", "true");

  await page.getByRole("checkbox", { name: "Monday" }).first().check();
  await day.check();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await goAway(page);
  await page.bringToFront();
  await expect(day).toBeFocused();
  await expect(day).not.toHaveAttribute("aria-invalid", "true");

  // The same within a question with parts.
  const seat = page.getByRole("checkbox", { name: "Aisle" }).first();
  await page.getByRole("checkbox", { name: "Window" }).first().check();
  await seat.check();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await goAway(page);
  await page.bringToFront();
  await expect(seat).toBeFocused();
  await expect(seat).not.toHaveAttribute("aria-invalid", "true");
  await name.focus();
  await expect(seat).toHaveAttribute("aria-invalid", "true");
});

test("a question that was answered elsewhere meanwhile gives the focus back to the chat", async ({
  page,
}) => {
  await page.goto(`${servers.pages}dialog.html?inline`);
  const write = page.getByLabel("Write");
  await write.focus();
  await page.evaluate(() =>
    window.ask({
      message: "Which table would you like?",
      requestedSchema: { properties: { name: { type: "string" } } },
    } as never),
  );
  const name = page.getByRole("textbox", { name: "Name" });
  await name.first().focus();
  await goAway(page);
  await page.evaluate(() => window.answerElsewhere());
  await expect(name).toHaveCount(0);

  await page.bringToFront();
  await expect(write).toBeFocused();
});
