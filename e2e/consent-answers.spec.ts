import { expect, type Page } from "@playwright/test";
import {
  addressObserved,
  calls,
  local,
  mountConsent,
  openConsentPage,
  press,
  remote,
  screen,
  toOpen,
  windowsAskedFor,
} from "./consentPage";
import { targetTest as test } from "./fixtures";
import { behave, release, results } from "./mount";
import type { ConsentProps } from "./pages/consent";
import { stopClock } from "./support";

const accepted = [{ action: "accept" }];

let props: ConsentProps;

test.beforeEach(async ({ page, target }) => {
  props = { request: toOpen(target.url), requester: local, escape: "cancel" };
  await openConsentPage(page);
  await stopClock(page);
});

/** Shows the consent, and waits until Open acts. */
async function show(page: Page, more: Partial<ConsentProps> = {}) {
  await mountConsent(page, { ...props, ...more });
  await addressObserved(page);
  await page.clock.runFor(500);
}

test("whatever is pressed after Open, the answer stays the one", async ({ page }) => {
  await show(page);
  await press(screen(page).open);
  await expect(screen(page).openAgain).toBeVisible();
  await addressObserved(page);
  await page.clock.runFor(1_000);
  await press(screen(page).openAgain);
  await press(screen(page).finished);
  await expect(page.getByText("Thanks. You can continue here.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(await windowsAskedFor(page)).toBe(2);
  expect(await calls(page)).toEqual(["finish", "close"]);
  expect(await results(page)).toEqual(accepted);
});

for (const anew of [false, true])
  test(`another requester of ${anew ? "an equal" : "the same"} request asks another question`, async ({
    page,
    target,
  }) => {
    const { check, decline } = screen(page);
    const asking = { request: toOpen(target.url), anew };
    await mountConsent(page, { ...asking, requester: remote });
    await press(check);
    await expect(check).toBeChecked();
    await mountConsent(page, { ...asking, requester: { ...remote, name: "Other tools" } });
    await expect(check).not.toBeChecked();
    // It settles first: a press may be meant for the question before.
    await page.clock.runFor(500);
    await press(decline);
    await expect(decline).toHaveCount(0);
    await mountConsent(page, { ...asking, requester: remote });
    await page.clock.runFor(500);
    await press(decline);
    await expect(decline).toHaveCount(0);
    expect(await results(page)).toEqual([{ action: "decline" }, { action: "decline" }]);
  });

for (const action of ["decline", "cancel"] as const)
  test(`${action}, pressed twice, is said once, and nothing can be opened any more`, async ({
    page,
  }) => {
    await show(page);
    await press(screen(page)[action], { clickCount: 2 });
    await expect(screen(page).open).toHaveCount(0);
    await expect(screen(page).status).toHaveText(
      action === "decline" ? "You declined" : "Canceled",
    );
    await page.keyboard.press("Enter");
    expect(await results(page)).toEqual([{ action }]);
    expect(await windowsAskedFor(page)).toBe(0);
  });

test("Escape before the answer cancels, after it closes", async ({ page }) => {
  await show(page);
  await screen(page).decline.focus();
  await page.keyboard.press("Escape");
  await expect(screen(page).status).toHaveText("Canceled");
  expect(await results(page)).toEqual([{ action: "cancel" }]);
  expect(await calls(page)).toEqual([]);

  await show(page, { anew: true });
  await press(screen(page).open);
  await page.keyboard.press("Escape");
  await expect(screen(page).status).toHaveText("Closed.");
  await page.keyboard.press("Escape");
  expect(await calls(page)).toEqual(["close"]);
  expect(await results(page)).toEqual([{ action: "cancel" }, { action: "accept" }]);
});

test("while the answer is on its way nothing else is answered", async ({ page }) => {
  await show(page);
  await behave(page, "hang");
  await press(screen(page).open);
  const sending = page.getByRole("button", { name: "Sending…" });
  await expect(sending).toBeVisible();
  await page.clock.runFor(1_000);
  // What is said of the link stands before it, with nothing between them.
  await expect(screen(page).status).toHaveText(/(link:|done\.)$/);
  await press(sending);
  for (const name of ["openAgain", "close"] as const) await press(screen(page)[name]);
  await page.keyboard.press("Escape");
  expect(await calls(page)).toEqual([]);
  expect(await windowsAskedFor(page)).toBe(1);
  await release(page);
  await expect(sending).toHaveCount(0);
  expect(await results(page)).toEqual(accepted);
});

test("a consent that could not be sent can be sent again, without another window", async ({
  page,
}) => {
  await show(page);
  await behave(page, { reject: "The line is dead" });
  await press(screen(page).open);
  await expect(page.getByRole("alert")).toHaveText("Your answer wasn’t sent. Try again.");
  await behave(page, "resolve");
  await press(screen(page).resend);
  await expect(screen(page).finished).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await windowsAskedFor(page)).toBe(1);
  expect(await results(page)).toEqual([...accepted, ...accepted]);
});

test("a no that could not be sent leaves everything as it was", async ({ page }) => {
  await show(page);
  await behave(page, { reject: "The line is dead" });
  await press(screen(page).decline);
  await expect(page.getByRole("alert")).toHaveText("Your answer wasn’t sent. Try again.");
  await behave(page, "resolve");
  await press(screen(page).open);
  await expect(screen(page).finished).toBeVisible();
  expect(await results(page)).toEqual([{ action: "decline" }, { action: "accept" }]);
});

test("shown twice, a request is answered once", async ({ page }) => {
  await show(page, { copies: 2 });
  await behave(page, "hang");
  const { open, decline } = screen(page);
  await press(open.first());
  await expect(open).toHaveCount(0);
  await expect(decline).toHaveCount(0);
  await release(page);
  // Both say the same.
  await expect(screen(page).finished).toHaveCount(2);
  await expect(screen(page).finished.last()).not.toHaveAttribute("aria-disabled");
  expect(await windowsAskedFor(page)).toBe(1);
  expect(await results(page)).toEqual(accepted);
});

for (const when of ["while the answer is on its way", "after the answer"])
  test(`taken away ${when} and shown again, a request is answered once`, async ({ page }) => {
    await show(page);
    if (when !== "after the answer") await behave(page, "hang");
    await press(screen(page).open);
    await page.evaluate(() => window.unmountConsent());
    expect(await results(page)).toEqual(accepted);

    await mountConsent(page, props);
    await expect(screen(page).openAgain).toBeVisible();
    for (const name of ["open", "decline", "cancel"] as const)
      await expect(screen(page)[name]).toHaveCount(0);
    await release(page);
    await expect(screen(page).finished).not.toHaveAttribute("aria-disabled");
    expect(await results(page)).toEqual(accepted);
  });

test("unmounted without an answer, nothing is answered", async ({ page }) => {
  await show(page);
  await page.evaluate(() => window.unmountConsent());
  await page.clock.runFor(10_000);
  expect(await results(page)).toEqual([]);
});

test("completed by the server it is over, whenever the word comes", async ({ page }) => {
  await show(page);
  await behave(page, "hang");
  await press(screen(page).open);
  // The server may be quicker than the host's answer.
  await mountConsent(page, { ...props, completed: true });
  await expect(page.getByText("Completed.")).toHaveCount(0);
  await release(page);
  await expect(screen(page).status).toHaveText("Completed.");
  for (const name of ["openAgain", "finished", "link"] as const)
    await expect(screen(page)[name]).toHaveCount(0);
  await expect(screen(page).close).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(screen(page).status).toHaveText("Completed.");
  expect(await results(page)).toEqual(accepted);
});

test("before the answer, completed is no consent", async ({ page }) => {
  await show(page, { completed: true });
  await expect(screen(page).open).toBeVisible();
  expect(await results(page)).toEqual([]);
});

test("“I have finished” asks the host, who may know better", async ({ page }) => {
  await show(page, { onFinish: { reject: "The tool asks again" } });
  await press(screen(page).open);
  await press(screen(page).finished);
  await expect(screen(page).status).toHaveText("This isn’t finished yet.");

  await mountConsent(page, { ...props, onFinish: "hang" });
  await press(screen(page).finished);
  await expect(screen(page).status).toHaveText("Checking whether you’re done…");
  await expect(screen(page).finished).toHaveAttribute("aria-disabled", "true");
  await press(screen(page).finished);
  await press(screen(page).close);
  await release(page);
  await expect(screen(page).status).toHaveText("Thanks. You can continue here.");
  expect(await calls(page)).toEqual(["finish", "finish"]);
  expect(await results(page)).toEqual(accepted);
});

for (const [told, says] of [
  ["put away", "Closed."],
  ["completed", "Completed."],
] as const)
  test(`what was ${told} while the host checks stays so`, async ({ page }) => {
    await show(page, { onFinish: "hang" });
    await press(screen(page).open);
    await press(screen(page).finished);
    if (told === "completed") await mountConsent(page, { ...props, completed: true });
    else await page.keyboard.press("Escape");
    await release(page, "The tool asks again");
    await expect(screen(page).status).toHaveText(says);
  });

test("expired, it can neither be opened nor answered, and be closed", async ({ page }) => {
  await show(page, { expired: true });
  await expect(screen(page).status).toHaveText(/^This request has expired\./);
  // Nobody came near it.
  await expect(screen(page).close).toBeVisible();
  for (const name of ["open", "decline", "cancel", "link"] as const)
    await expect(screen(page)[name]).toHaveCount(0);
  await screen(page).region.focus();
  await page.keyboard.press("Escape");
  expect(await results(page)).toEqual([]);
});

test("what was agreed to in time goes on after it expired", async ({ page }) => {
  await show(page);
  await press(screen(page).open);
  await mountConsent(page, { ...props, expired: true });
  await page.clock.runFor(1_000);
  await expect(screen(page).link).toBeVisible();
  await expect(screen(page).finished).toBeVisible();
  await expect(page.getByText(/expired/)).toHaveCount(0);
  // What follows a consent comes late, and waits from then on.
  await addressObserved(page);
  await page.clock.runFor(1_000);
  await press(screen(page).openAgain);
  expect(await windowsAskedFor(page)).toBe(2);
});
