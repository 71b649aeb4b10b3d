import { expect, test } from "@playwright/test";
import { servers } from "./servers";
import { needsChromium } from "./support";

// Of two switches Chromium heeds the last: ours must not turn on again what Playwright turns off.
test(
  "the browser turns off all that Playwright wants off",
  needsChromium("its switches"),
  async ({ page }) => {
    await page.goto("chrome://version");
    const line = (await page.locator("#command_line").textContent()) ?? "";
    const switches = [...line.matchAll(/--disable-features=(\S+)/g)];
    const [playwrights = [], ours] = switches.slice(-2).map(([, names = ""]) => names.split(","));
    expect(ours).toEqual(expect.arrayContaining(playwrights));
  },
);

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
