import { expect, test } from "@playwright/test";
import { listPages } from "../../scripts/docs/listPages.mjs";
import { readManual } from "../../scripts/docs/readManual.mjs";
import { makeRegistryItem } from "../../scripts/build/registryItem.mjs";
import { storybook } from "./stageTest";

const { exports, parts, strings, tokens } = await readManual();

/** The heading of each page, with the first line of each of its examples. Two pages may have one heading. */
const guides = listPages().map(({ title, text }) => ({
  title,
  lines: Array.from(text.matchAll(/^```\w+\n(.+)$/gm), ([, line = ""]) => line),
}));

/** A page or a story, as the index of the site has it. */
interface Entry {
  id: string;
  type: string;
  tags: string[];
}

test("the site has every name of the API, and every example", async ({ page }) => {
  /** What could not be drawn. */
  const trouble: string[] = [];
  page.on("pageerror", ({ message }) => trouble.push(message));
  const { entries } = await (await fetch(new URL("index.json", storybook.url))).json();
  const pages = Object.values(entries as Record<string, Entry>)
    .filter(({ type, tags }) => type === "docs" && tags.includes("unattached-mdx"))
    .map(({ id }) => id);
  expect(pages.length).toBeGreaterThan(10);

  const said = new Set<string>();
  for (const id of pages) {
    await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}`, storybook.url).href);
    const heading = page.locator("#storybook-docs h1").first();
    await expect(heading, id).toBeVisible();
    for (const text of await page.locator("h1, h2, tbody td:first-child").allTextContents())
      said.add(text.trim());
    const title = await heading.innerText();
    const candidates = guides.filter((guide) => guide.title === title);
    await expect(async () => {
      const isShown = async (line: string) =>
        (await page.locator("pre", { hasText: line }).count()) > 0;
      const shown = await Promise.all(
        candidates.map(async ({ lines }) => (await Promise.all(lines.map(isShown))).every(Boolean)),
      );
      expect(shown.length === 0 || shown.includes(true), title).toBe(true);
    }).toPass();
  }
  const names = [exports, parts, strings, tokens].flat().map(({ name }) => name);
  expect(names.filter((name) => !said.has(name))).toEqual([]);
  expect(guides.filter(({ title }) => !said.has(title))).toEqual([]);
  expect(trouble).toEqual([]);
});

test("the item for shadcn's command stands in the site", async () => {
  const response = await fetch(new URL("r/elicitation.json", storybook.url));
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.text()).toBe(makeRegistryItem());
});
