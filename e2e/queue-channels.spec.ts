import { expect, test } from "@playwright/test";
import { askers, type Asking, channelLaws } from "./askers";
import { answerEveryField, everyAnswer } from "./liveCalls";
import { screen, signIn } from "./consentPage";
import { closeWithdrawn } from "./withdrawn";

// Every channel in a real browser. What the asker on its other side got counts.

for (const [channel, open] of Object.entries(askers)) {
  test.describe(channel, () => channelLaws(test, open));
}

// A connection that ends in the middle: nobody is left to answer, so nothing must be left to fill in.

const asked = ({ shown }: Asking) => shown.locator('[data-elicit="elicitation"]');
const name = ({ shown }: Asking) => shown.getByRole("textbox", { name: "Name" });

const withAnEnd = [
  "WebSocket (a relay of MCP servers)",
  "server-sent events + POST (a relay of MCP servers)",
] as const;

for (const channel of withAnEnd) {
  test(`${channel} · closes in the middle: cancelled, and the form says so`, async ({ page }) => {
    const asking = await askers[channel](page);
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await asking.hangUp();
    await closeWithdrawn(asking.shown, "Ad");
    await expect(asked(asking)).toHaveCount(0);
  });
}

// No browser tells of a window that goes, and Chromium does not tell of a port.
for (const channel of [
  "window.postMessage (a frame asks its host)",
  "MessagePort (a frame)",
] as const) {
  test(`${channel} · the host takes the frame away, and its connection: the form says so`, async ({
    page,
  }) => {
    const asking = await askers[channel](page);
    await asking.ask();
    await name(asking).pressSequentially("Ad");
    await page.locator("iframe").evaluate((frame) => {
      frame.remove();
      window.disconnect();
    });
    await closeWithdrawn(asking.shown, "Ad");
    await expect(asked(asking)).toHaveCount(0);
  });
}

test("server-sent events + POST · a connection that is lost and found loses nothing", async ({
  page,
}) => {
  const asking = await askers["server-sent events + POST (a relay of MCP servers)"](page);
  await asking.ask();
  await name(asking).pressSequentially("Ad");
  // The relay sends the request once more, since it cannot know whether it had arrived.
  const reconnected = page.waitForResponse((response) => response.url().includes("/events"));
  await asking.drop();
  await reconnected;
  await name(asking).pressSequentially("a");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await asking.got()).toEqual({ action: "accept", content: { name: "Ada" } });
  await expect(asked(asking)).toHaveCount(0);
});

// What a real MCP server asks of a backend reaches the page, and its answer goes all the way back.

for (const door of [
  "WebSocket (a relay of MCP servers)",
  "server-sent events + POST (a relay of MCP servers)",
] as const) {
  test(`${door} · server-everything gets an answer to every field`, async ({ page }) => {
    const asking = await askers[door](page, { tool: "trigger-elicitation-request" });
    await asking.ask();
    await answerEveryField(page);
    await page.getByRole("button", { name: "Submit" }).click();
    expect(await asking.got()).toEqual({ action: "accept", content: everyAnswer });
  });

  test(`${door} · completion (notifications/elicitation/complete)`, async ({ page }) => {
    const asking = await askers[door](page, { tool: "sign-in" });
    await asking.ask();
    await signIn(page);
    await expect(screen(page).status).toContainText("Completed");
    expect(await asking.got()).toEqual({ action: "accept" });
  });
}
