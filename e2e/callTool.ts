import type { Page } from "@playwright/test";
import { servers } from "./servers";

/**
 * Opens a host's page and calls the tool of the live server that asks for thirteen fields.
 *
 * @param pages Where the page is served.
 */
export async function callTool(page: Page, pages = servers.pages) {
  await page.goto(`${pages}live.html?server=${encodeURIComponent(servers.everything)}`);
  await page.getByRole("button", { name: "Call the tool" }).click();
}
