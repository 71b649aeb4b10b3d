import { expect, test } from "@playwright/test";
import { answerEveryField, everyAnswer } from "./liveCalls";
import { askers } from "./askers";
import { screen, signIn } from "./consentPage";

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
