import { expect, type Page, test } from "@playwright/test";
import { addressOf, askers } from "./askers";
import { stopClock } from "./support";
import { closeWithdrawn } from "./withdrawn";

// What a person meets when a host shows requests in several places, and when time runs out.

const forms = (page: Page) => page.getByRole("form");
const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const relayed = askers["WebSocket (a relay of MCP servers)"];

test("several places show one request once, and the draft goes over when one is left", async ({
  page,
}) => {
  const asking = await relayed(page, { place: ["Chat", "Sidebar"] });
  const place = (label: string) => page.getByRole("region", { name: label });
  await asking.ask();
  await expect(place("Chat").getByRole("form")).toBeVisible();
  await expect(forms(page)).toHaveCount(1);
  await name(page).pressSequentially("Ad");

  await page.getByRole("button", { name: "Leave Chat" }).click();
  await expect(place("Sidebar").getByRole("form")).toBeVisible();
  await expect(forms(page)).toHaveCount(1);
  await expect(name(page)).toHaveValue("Ad");
  await name(page).press("End");
  await name(page).pressSequentially("a");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
});

test("the focus goes back to where it came from with the answer", async ({ page }) => {
  const asking = await relayed(page, { place: ["Chat", "Sidebar"] });
  const leave = page.getByRole("button", { name: "Leave Sidebar" });
  await asking.ask();
  await leave.focus();
  await name(page).focus();
  await page.keyboard.type("Ada");
  await page.getByRole("button", { name: "Submit" }).press("Enter");
  expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
  await expect(forms(page)).toHaveCount(0);
  await expect(leave).toBeFocused();
});

test("a request without any place waits, and is answered in the next one", async ({ page }) => {
  const asking = await relayed(page, { place: ["Chat", "Sidebar"] });
  await asking.ask();
  await name(page).pressSequentially("Ad");
  await page.getByRole("button", { name: "Leave Sidebar" }).click();
  await expect(name(page)).toHaveValue("Ad");
  await page.getByRole("button", { name: "Leave Chat" }).click();
  await expect(forms(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Return" }).click();
  await expect(name(page)).toHaveValue("Ad");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ad" } });
});

test("the deadline passes while the person types: cancelled, and what was typed can be read", async ({
  page,
}) => {
  const asking = await relayed(page, { seconds: "90" });
  await stopClock(page);
  await asking.ask();
  await name(page).pressSequentially("Ad");
  await expect(page.getByText("Answer by")).toBeVisible();
  await expect(page.getByText("Less than a minute left")).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(page.getByText("Less than a minute left")).toBeVisible();
  await name(page).pressSequentially("a");
  await page.clock.runFor(60_000);

  expect(await asking.got()).toEqual({ action: "cancel" });
  const receipt = page.locator("[data-elicit=receipt]");
  await expect(page.getByRole("alert")).toContainText("no longer answer");
  await expect(receipt).toContainText("Ada");
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(receipt).toHaveCount(0);
});

test("of two tabs, the first to answer counts, and the other lets go", async ({
  page,
  context,
}) => {
  const asking = await askers["BroadcastChannel (another tab)"](page);
  const other = await context.newPage();
  await other.goto(addressOf("channels", { over: "broadcast", place: "There" }));
  await expect(other.getByRole("button", { name: "Leave There" })).toBeVisible();
  // Whatever is answered is heard in every tab, so it is counted in one of no part in it.
  const witness = await context.newPage();
  await witness.goto(addressOf("index", {}));
  await witness.evaluate(() => {
    window.answers = [];
    new BroadcastChannel("agent").addEventListener("message", ({ data }) => {
      if ("result" in data || "error" in data) window.answers.push(data.result);
    });
  });

  await asking.ask();
  await name(page).pressSequentially("Here");
  await name(other).pressSequentially("There");
  await other.getByRole("button", { name: "Submit" }).click();
  expect(await asking.got()).toEqual({ action: "accept", content: { name: "There" } });
  await closeWithdrawn(page, "Here");
  await expect(forms(page)).toHaveCount(0);
  await expect(forms(other)).toHaveCount(0);
  const answers = () => witness.evaluate(() => window.answers);
  await expect.poll(answers).toEqual([{ action: "accept", content: { name: "There" } }]);
});

declare global {
  interface Window {
    answers: unknown[];
  }
}
