import { expect, test } from "@playwright/test";
import { readManual } from "../../.dev/docs/readManual.mjs";
import { storybook } from "./storybook";

const { exports, parts, strings, tokens } = await readManual();

test("the pages of the manual say all that the sources do", async ({ page }) => {
  /** What could not be drawn. */
  const trouble: string[] = [];
  page.on("pageerror", ({ message }) => trouble.push(message));
  const { entries } = await (await fetch(new URL("index.json", storybook.url))).json();
  const pages = Object.values(entries as Record<string, { id: string; type: string }>)
    .filter(({ id, type }) => type === "docs" && /^(manual|start)-/.test(id))
    .map(({ id }) => id);
  expect(pages.length).toBeGreaterThan(10);

  const said = new Set<string>();
  for (const id of pages) {
    await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}`, storybook.url).href);
    await expect(page.locator("#storybook-docs h1").first(), id).toBeVisible();
    for (const text of await page.locator("h1, h2, tbody th").allTextContents()) said.add(text);
  }
  const names = [exports, parts, strings, tokens].flat().map(({ name }) => name);
  expect(names.filter((name) => !said.has(name))).toEqual([]);
  expect(trouble).toEqual([]);
});
