import { expect, type Page, test } from "@playwright/test";
import { holdUp, keepsFailedImports, lateCode } from "./support";
import { mount, results } from "./mount";
import type { HarnessProps } from "./pages/harness";

/** What only real keys, a slow line and a page that scrolls can show of secrets. */

const request: HarnessProps["request"] = {
  message: "Connect your calendar?",
  requestedSchema: {
    properties: {
      calendar: { type: "string", title: "Calendar" },
      apiKey: { type: "string", title: "API key" },
    },
  },
};
const MARK = "This looks like a request for an access key or a token.";

const key = (page: Page) => page.getByLabel("API key");
const box = (page: Page) =>
  page.getByRole("checkbox", { name: "Share this with Test host anyway" });

/** Holds up what finds secrets, which loads after the first frame. */
const slowLine = (page: Page) => holdUp(page, lateCode("findSecrets"));

test("by keyboard alone: Enter sends nothing, the box takes the focus, Space and Submit send", async ({
  page,
}) => {
  await page.clock.install();
  await mount(page, { request });
  await expect(page.getByText(MARK)).toBeVisible();
  // They look at it first.
  await page.clock.runFor(1_000);
  await page.keyboard.press("Tab");
  while (!(await key(page).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.type("k-1");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("Enter");
  await expect(box(page)).not.toBeChecked();
  expect(await results(page)).toEqual([]);
  await page.keyboard.press("Space");
  await expect(box(page)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => results(page))
    .toEqual([{ action: "accept", content: { apiKey: "k-1" } }]);
});

test("what was entered and sent before it was known to be a secret is held back", async ({
  page,
}) => {
  const release = await slowLine(page);
  await mount(page, { request });
  await key(page).fill("k-1");
  await key(page).press("Enter");
  await expect(page.getByText(MARK)).toHaveCount(0);
  release();
  await expect(box(page)).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("nor is it given to a host that refuses it", async ({ page }) => {
  const release = await slowLine(page);
  await mount(page, { request, secrets: "refuse" });
  await key(page).fill("k-1");
  await key(page).press("Enter");
  release();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("This app doesn’t allow requests");
  await expect(key(page)).not.toBeEditable();
  // What was typed is still there, to be copied elsewhere.
  await expect(key(page)).toHaveValue("k-1");
  expect(await results(page)).toEqual([]);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect.poll(() => results(page)).toEqual([{ action: "decline" }]);
});

test("where what asks for it cannot be had, nothing is sent and it is said, until it is there", async ({
  page,
  browser,
}) => {
  let offline = true;
  await page.route(lateCode("findSecrets"), (route) =>
    offline ? route.abort() : route.continue(),
  );
  await mount(page, { request });
  await key(page).fill("k-1");
  await key(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Part of this form couldn’t be loaded.");
  await expect(key(page)).toHaveValue("k-1");
  expect(await results(page)).toEqual([]);
  offline = false;
  await key(page).press("Enter");
  if (keepsFailedImports(browser)) {
    await expect(page.getByRole("alert")).toContainText("reload the page");
    expect(await results(page)).toEqual([]);
    await page.reload();
    await mount(page, { request });
    await key(page).fill("k-1");
    await key(page).press("Enter");
  }
  await expect(box(page)).toBeFocused();
  expect(await results(page)).toEqual([]);
});

test("what has the focus stays where it is when the marks appear above it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const release = await slowLine(page);
  await mount(page, {
    request: {
      message: "Connect your calendar?",
      requestedSchema: {
        properties: {
          password: { type: "string", title: "Password" },
          calendar: { type: "string", title: "Calendar" },
          more: { type: "string", title: "More" },
          most: { type: "string", title: "Most" },
        },
      },
    },
  });
  const calendar = page.getByRole("textbox", { name: "Calendar" });
  await calendar.focus();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await calendar.boundingBox();
  release();
  await expect(page.getByRole("alert")).toBeAttached();
  await expect
    .poll(async () => Math.abs(((await calendar.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(2);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(calendar).toBeFocused();
});

test("of a secret nothing is in the storage of the browser, before or after the answer", async ({
  page,
}) => {
  await mount(page, { request, memory: { rememberAnswers: true, saveDrafts: true } });
  await key(page).fill("k-7f3a");
  await page.getByRole("textbox", { name: "Calendar" }).fill("Work");
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toContain("Work");
  await box(page).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Your answer was sent.")).toBeVisible();
  await expect.poll(kept).toContain("Work");
  expect(await kept()).not.toContain("k-7f3a");
});

test("of a secret nothing is left on the page once the request has expired", async ({ page }) => {
  const values = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("input, textarea"), (each) =>
        [(each as HTMLInputElement).value, each.outerHTML].join(" "),
      ).join("\n"),
    );
  await mount(page, { request });
  await expect(page.getByText(MARK)).toBeVisible();
  await key(page).fill("k-7f3a");
  await page.getByRole("textbox", { name: "Calendar" }).fill("Work");
  expect(await values()).toContain("k-7f3a");
  await mount(page, { request, expired: true });
  // It is a receipt now, of what was entered.
  await expect(page.locator("[data-elicit=receipt]")).toContainText("Work");
  await expect.poll(() => page.content()).not.toContain("k-7f3a");
});
