import { expect, type Page, type Worker } from "@playwright/test";
import { everyKind, mount, results } from "./mount";
import { extensionTest as test } from "./fixtures";
import { openReader } from "./openReader";
import { servers } from "./servers";
import { needsChromium, watchForTrouble } from "./support";
import { channelLaws, inPage, type Open } from "./askers";
import { closeWithdrawn } from "./withdrawn";

// What an extension shows: a page of its own, in a side panel or a popup, under the policy that
// Chromium gives it; and a closed shadow root in somebody else's page, whatever the policy of that.

const installed = needsChromium("an extension is installed by its switches");

async function backgroundOf(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
}

test("every kind in a side panel", installed, async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.setViewportSize({ width: 360, height: 700 });
  const panel = new URL("/index.html", (await backgroundOf(page)).url()).href;
  await mount(page, { ...everyKind, dialog: true }, panel);
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Code" }).fill("ABC");
  await page.getByLabel("Day").fill("2026-03-29");
  await page.getByRole("textbox", { name: "Seats" }).fill("2");
  await page.getByRole("combobox", { name: "From" }).fill("Town 2");
  await page.getByRole("option", { name: "Town 27" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect
    .poll(() => results(page))
    .toEqual([
      {
        action: "accept",
        content: {
          name: "Ada",
          code: "ABC",
          day: "2026-03-29",
          seats: 2,
          window: false,
          from: "Town 27",
        },
      },
    ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await trouble.read()).toEqual([]);
});

test(
  "a content script asks in somebody else's page, under the strictest policy",
  installed,
  async ({ page }) => {
    const trouble = await watchForTrouble(page);
    const background = await backgroundOf(page);
    // A page whose style sheet would overrule ours, if it came so far.
    await page.goto(`${servers.strictPages}dialog.html`);
    await page.evaluate(() => {
      document.documentElement.style.cssText = "font-size: 62.5%; line-height: 3; color: red";
    });
    const given = background.evaluate(async () => {
      const { ask } = await globalThis.asker;
      return ask({
        message: "Shall I book?",
        requestedSchema: {
          type: "object",
          properties: {
            name: { type: "string", title: "Name" },
            seat: { type: "string", title: "Seat", enum: ["Window", "Aisle", "Middle"] },
            from: { type: "string", title: "From", enum: [..."ABCDEFGHIJ"] },
          },
          required: ["name", "seat"],
        },
      });
    });
    const { press, tabTo, focused, all } = await openReader(page);
    await press("textbox", "Name");
    await page.keyboard.type("Ada");
    await tabTo("radio", "Window");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("radio Aisle");
    await press("combobox", "From");
    await press("option", "C");
    await expect.poll(() => all("listbox")).toEqual([]);
    await press("button", "Submit");
    expect(await given).toEqual({
      action: "accept",
      content: { name: "Ada", seat: "Aisle", from: "C" },
    });
    expect(await trouble.read()).toEqual([]);
  },
);

// A page of a real extension shows what the background of the extension asks, over its port.

const open: Open = async (page) => {
  const context = page.context();
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await page.goto(new URL("/channels.html?over=extension&place=Here", background.url()).href);
  return inPage(background, page);
};

const asExtension = needsChromium("an extension is installed by its switches");

test.describe("extension port (the background of an extension)", asExtension, () => {
  channelLaws(test, open);

  test("closes in the middle: cancelled, and the form says so", async ({ page }) => {
    const asking = await open(page);
    await asking.ask();
    await page.getByRole("textbox", { name: "Name" }).pressSequentially("Ad");
    await asking.hangUp();
    await closeWithdrawn(page, "Ad");
    await expect(page.getByRole("form")).toHaveCount(0);
  });
});
