import { expect } from "@playwright/test";
import {
  addressObserved,
  atLevel,
  calls,
  mountConsent,
  openConsentPage,
  press,
  remote,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { behave, results } from "./mount";
import { servers } from "./servers";
import { stopClock, watchForTrouble } from "./support";

test("the whole of a consent works under a strict policy", async ({ page, context, target }) => {
  const trouble = await watchForTrouble(page);
  await openConsentPage(page, servers.strictPages);
  await stopClock(page);
  const parts = screen(page);

  for (const url of Object.values(atLevel)) {
    await mountConsent(page, { request: toOpen(url), requester: remote });
    await expect(parts.decline).toBeVisible();
  }

  // A danger is opened, sent in vain, sent again, finished and completed.
  const props = { request: toOpen(`${target.url}login`), requester: remote };
  await mountConsent(page, { ...props, onFinish: { reject: "Not yet" } });
  await addressObserved(page);
  // It settles first: a press may be meant for the question before.
  await page.clock.runFor(500);
  await press(parts.check);
  await page.clock.runFor(1_000);
  await behave(page, { reject: "The line is dead" });
  const opening = context.waitForEvent("page");
  await press(parts.open);
  const opened = await opening;
  await expect(opened.locator("#opener")).toHaveText("null");
  await expect(opened.locator("#referrer")).toHaveText('""');
  await expect(page.getByText("The line is dead")).toBeVisible();
  await behave(page, "resolve");
  await press(parts.resend);
  await page.clock.runFor(1_000);
  await expect(parts.link).toBeVisible();
  await press(parts.copy);
  await expect(page.getByText("Link copied.")).toBeVisible();
  await press(parts.finished);
  await expect(parts.status.first()).toHaveText("This isn’t finished yet.");
  await mountConsent(page, { ...props, completed: true });
  await expect(parts.status.first()).toHaveText("Completed.");

  // Another is refused by the host, and declined.
  await mountConsent(page, { request: toOpen(target.url), requester: remote, openUrl: false });
  await addressObserved(page);
  // It settles first: a press may be meant for the question before.
  await page.clock.runFor(500);
  await press(parts.check);
  await page.clock.runFor(1_000);
  await press(parts.open);
  await expect(parts.link).toBeVisible();
  await press(parts.decline);
  await expect(parts.status).toHaveText("You declined");

  expect(await windowsAskedFor(page)).toBe(1);
  expect(await calls(page)).toEqual(["finish", `open ${target.url}`]);
  expect(await results(page)).toEqual([
    { action: "accept" },
    { action: "accept" },
    { action: "decline" },
  ]);
  expect(await trouble.read()).toEqual([]);
});
