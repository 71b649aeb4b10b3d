import { expect } from "@playwright/test";
import { inPage, type Open } from "./askers";
import { channelLaws } from "./channelLaws";
import { test } from "./extensionTest";
import { needsChromium } from "./needsChromium";
import { closeWithdrawn } from "./withdrawn";

// A page of a real extension shows what the background of the extension asks, over its port.

const open: Open = async (page) => {
  const context = page.context();
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await page.goto(new URL("/channels.html?over=extension&place=Here", background.url()).href);
  return inPage(background, page);
};

const installed = needsChromium("an extension is installed by its switches");

test.describe("extension port (the background of an extension)", installed, () => {
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
