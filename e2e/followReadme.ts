import { expect, type Page } from "@playwright/test";
import { servers } from "./servers";

/**
 * Does what README promises of its chat, whose server and tool are played by those of a test: the
 * server cannot be reached at first.
 */
export async function followReadme(page: Page, url: string) {
  await page.addInitScript((server) => {
    const { fetch } = window;
    let reached = false;
    window.fetch = (input, init) => {
      if (String(input) !== "https://mcp.tables.example/mcp") return fetch(input, init);
      if (!reached) {
        reached = true;
        return Promise.reject(new TypeError("Not reached"));
      }
      const body = init?.body;
      const tool = ["book_table", "trigger-elicitation-request"] as const;
      return fetch(server, {
        ...init,
        body: typeof body === "string" ? body.replace(...tool) : body,
      });
    };
  }, servers.everything);
  await page.goto(url);
  const book = page.getByRole("button", { name: "Book a table" });
  await book.click();
  await expect(page.getByText("Not reached")).toBeVisible();
  await book.click();
  await page.getByRole("textbox", { name: "String", exact: true }).fill("Ada");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("- Name: Ada")).toBeVisible();
}
