import { expect } from "@playwright/test";
import { targetTest as test } from "./fixtures";
import { answerEveryField, callTool, everyAnswer, serverReport } from "./liveCalls";
import { behave, everyKind, mount, results } from "./mount";
import { servers } from "./servers";
import { stopClock, watchForTrouble } from "./support";
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

test("a live server is answered under a strict policy", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await callTool(page, servers.strictPages);
  await answerEveryField(page);
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await serverReport(page)).toEqual({ action: "accept", content: everyAnswer });
  expect(await trouble.read()).toEqual([]);
});

test("every kind of control works under a strict policy", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await mount(page, everyKind, servers.strictPages);

  // Refused, with a summary of what is wrong.
  await page.getByRole("textbox", { name: "Code" }).fill("abc");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();

  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Code" }).fill("ABC");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await page.getByLabel("Day").fill("2026-03-29");
  await page.getByRole("textbox", { name: "Seats" }).press("ArrowUp");
  await page.getByRole("radiogroup", { name: "Meal" }).getByLabel("No", { exact: true }).click();
  await page.getByRole("radio", { name: "Second" }).click();
  await page.getByRole("combobox", { name: "From" }).fill("Town 2");
  await page.getByRole("option", { name: "Town 27" }).click();
  await page.getByRole("checkbox", { name: "Dog" }).click();
  await page.getByRole("combobox", { name: "Stops" }).fill("Town 30");
  await page.getByRole("option", { name: "Town 30" }).click();
  await page.getByRole("combobox", { name: "Stops" }).press("Escape");

  // Failing once, and then well.
  await behave(page, { reject: "The line is dead" });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Your answer wasn’t sent. Try again.")).toBeVisible();
  await behave(page, "resolve");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(async () => (await results(page)).length).toBe(2);

  const [failed, sent] = await results(page);
  expect(sent).toEqual(failed);
  expect(sent).toMatchObject({
    action: "accept",
    content: {
      name: "Ada",
      code: "ABC",
      email: "ada@example.org",
      day: "2026-03-29",
      seats: expect.any(Number),
      window: false,
      meal: false,
      class: "Second",
      from: "Town 27",
      extras: ["Dog"],
      stops: ["Town 30"],
    },
  });
  // The host gets the error, not the user.
  expect(await trouble.read()).toEqual(["uncaught: The line is dead"]);
});

test("the policy is in force, and what it refuses is noticed", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto(servers.strictPages);
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "p { color: red }";
    document.head.append(style);
    try {
      document.body.innerHTML = "<p>";
    } catch {
      // Trusted Types throw besides reporting.
    }
  });
  const refused = (await trouble.read()).join("\n");
  expect(refused).toContain("refused: style-src-elem inline");
  expect(refused).toContain("refused: require-trusted-types-for");
});

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
  await expect(page.getByText("Your answer wasn’t sent. Try again.")).toBeVisible();
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
  // The host gets the error, not the user.
  expect(await trouble.read()).toEqual(["uncaught: The line is dead"]);
});
