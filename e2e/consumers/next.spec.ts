import { expect, test } from "@playwright/test";
import { serveConsumer } from "./support";
import { writeRow } from "../builds/writeRow";
import { followReadme } from "../liveCalls";
import { watchForTrouble } from "../support";

// Its pages are rendered by the server, its components hydrated, and its route asks by events.

test("an app of Next.js asks, built for production, and the server uses the package too", async ({
  page,
}) => {
  const { url, stop } = await serveConsumer("next", [
    "../node_modules/next/dist/bin/next",
    "start",
  ]);
  try {
    const trouble = await watchForTrouble(page);
    // What the server has rendered, before any script.
    const html = await (await page.request.get(url)).text();
    expect(html).toContain("<p>danger</p><p>type</p>");
    expect(html).toContain("Grace");

    await page.goto(url);
    await page.getByRole("textbox", { name: "Guests" }).fill("4");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect
      .poll(async () => (await page.request.get(`${url}ask?answers`)).json())
      .toEqual([{ jsonrpc: "2.0", id: 1, result: { action: "accept", content: { guests: 4 } } }]);
    expect(await trouble.read()).toEqual([]);
    writeRow({ name: "Next.js" }, true);
  } finally {
    await stop();
  }
});

test("the MCP example of README works in an app of Next.js", async ({ page }) => {
  const { url, stop } = await serveConsumer("next", [
    "../node_modules/next/dist/bin/next",
    "start",
  ]);
  try {
    const trouble = await watchForTrouble(page);
    await followReadme(page, `${url}readme`);
    expect(await trouble.read()).toEqual([]);
  } finally {
    await stop();
  }
});
