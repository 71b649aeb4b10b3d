import { expect, type Page, test } from "@playwright/test";
import { countRenders } from "./bench/countRenders.mjs";
import { mount } from "./mount";
import type { HarnessProps } from "./pages/harness";
import { servers } from "./servers";

/** What React renders of a form. The clock stands still but for what a test lets pass. */

const asking = (message: string): HarnessProps => ({
  request: {
    message,
    requestedSchema: { properties: { name: { type: "string", title: "Name" } } },
  },
});

const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const rendered = (page: Page) => page.evaluate(() => window.renders);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countRenders);
  await page.clock.install();
  await page.goto(servers.pages);
  await page.clock.pauseAt(Date.now() + 3_600_000);
});

test("a question of one text has no component of what it does not have", async ({ page }) => {
  const before = await rendered(page);
  await mount(page, asking("Who comes?"));
  await expect(submit(page)).toBeVisible();
  expect((await rendered(page)) - before).toBeLessThanOrEqual(32);
});

test("a question of one text asks the browser for no language", async ({ page }) => {
  await expect.poll(() => page.evaluate(() => "mount" in window)).toBe(true);
  await page.evaluate(() => {
    const { language } = navigator;
    const asked = { times: 0 };
    Object.defineProperty(navigator, "language", {
      get: () => {
        asked.times += 1;
        return language;
      },
    });
    Object.assign(window, { asked });
  });
  await mount(page, asking("Who comes?"));
  await expect(submit(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual({ times: 0 });
});

test("that a press counts by now renders the buttons that it concerns alone", async ({ page }) => {
  await mount(page, asking("Who comes?"));
  await page.clock.runFor(499);
  let before = await rendered(page);
  await page.clock.runFor(1);
  await expect(submit(page)).not.toHaveAttribute("aria-disabled");
  // The part, and its `<button>`.
  expect((await rendered(page)) - before).toBe(2);

  await mount(page, asking("Who goes?"));
  await page.clock.runFor(499);
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  before = await rendered(page);
  await page.clock.runFor(1);
  await expect(submit(page)).not.toHaveAttribute("aria-disabled");
  // Decline and Cancel were held back, too, where another question stood.
  expect((await rendered(page)) - before).toBe(6);
});
