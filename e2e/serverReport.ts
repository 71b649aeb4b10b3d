import type { Page } from "@playwright/test";

/** The result as the live server got it, read from its report on the page. */
export async function serverReport(page: Page): Promise<unknown> {
  const text = (await page.getByLabel("What the server got").textContent()) ?? "";
  const marker = "Raw result: ";
  const start = text.indexOf(marker);
  if (start === -1) throw new Error(`The server reports no result:\n${text}`);
  return JSON.parse(text.slice(start + marker.length));
}
