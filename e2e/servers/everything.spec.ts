import { expect, test } from "@playwright/test";
import { servers } from "../servers";

test("a page of any origin may open a session with the live server", async ({ page }) => {
  await page.goto(servers.pages);
  const session = await page.evaluate(async (url) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params: {
          protocolVersion: "2025-11-25",
          capabilities: { elicitation: { form: {} } },
          clientInfo: { name: "react-elicitation", version: "0.0.0" },
        },
      }),
    });
    return response.headers.get("mcp-session-id");
  }, servers.everything);
  expect(session).toBeTruthy();
});
