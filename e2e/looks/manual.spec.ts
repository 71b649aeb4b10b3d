import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readManual } from "../../scripts/docs/readManual.mjs";
import { makeRegistryItem } from "../../scripts/build/registryItem.mjs";
import { storybook } from "./stageTest";

const { exports, parts, strings, tokens } = await readManual();

const docs = join(import.meta.dirname, "../../docs");

/** The heading of each guide, with the first line of each of its examples. */
const guides = new Map(
  readdirSync(docs)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const text = readFileSync(join(docs, name), "utf8");
      const examples = Array.from(text.matchAll(/^```\w+\n(.+)$/gm), ([, line = ""]) => line);
      return [/^# (.+)/.exec(text)?.[1] ?? name, examples];
    }),
);

/** A page or a story, as the index of the site has it. */
interface Entry {
  id: string;
  type: string;
  tags: string[];
}

test("the pages of the manual say all that the sources do", async ({ page }) => {
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
    for (const text of await page.locator("h1, h2, tbody th").allTextContents()) said.add(text);
    for (const line of guides.get(await heading.innerText()) ?? [])
      await expect(page.locator("pre", { hasText: line }).first()).toBeVisible();
  }
  const names = [exports, parts, strings, tokens].flat().map(({ name }) => name);
  expect(names.filter((name) => !said.has(name))).toEqual([]);
  expect([...guides.keys()].filter((heading) => !said.has(heading))).toEqual([]);
  expect(trouble).toEqual([]);
});

test("the item for shadcn's command stands in the site", async () => {
  const response = await fetch(new URL("r/elicitation.json", storybook.url));
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.text()).toBe(makeRegistryItem());
});
