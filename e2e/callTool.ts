import type { Page } from "@playwright/test";
import { servers } from "./servers";

/**
 * Opens a host's page and calls a tool of the live server: the one that asks for thirteen fields,
 * or the one that sends the person to a page.
 *
 * @param pages Where the page is served.
 * @param open The page that the person is to be sent to.
 */
export async function callTool(page: Page, pages = servers.pages, open?: string) {
  const query = new URLSearchParams({ server: servers.everything, ...(open ? { open } : {}) });
  await page.goto(`${pages}live.html?${query}`);
  await page.getByRole("button", { name: "Call the tool" }).click();
}
