// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toId } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { sidebarTitle } from "../../.storybook/docs.mjs";
import { root } from "../run.mjs";
import { listPages, sections } from "./listPages.mjs";
import { readStories } from "./readManual.mjs";

/** The pages that are not Markdown: title and text. */
const mdx = readdirSync(join(root, "stories"))
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => {
    const text = readFileSync(join(root, "stories", file), "utf8");
    return { title: /<Meta title="(.+?)"/.exec(text)?.[1] ?? "", text };
  });
const pages = listPages();
const titles = [...pages.map(sidebarTitle), ...mdx.map(({ title }) => title)];
const stories = await readStories();

/** The groups of the sidebar, in order. Storybook allows no import there. */
const order = readFileSync(join(root, ".storybook/preview.tsx"), "utf8").split("order: [")[1] ?? "";
const groups = Array.from(order.matchAll(/^ {10}"(.+?)"/gm), ([, group = ""]) => group);

test("the sidebar has exactly its groups", () => {
  const all = [...titles, ...stories.map(({ title }) => title)];
  const used = new Set(all.map((title) => title.split(/ ?\/ ?/)[0] ?? ""));
  expect([...used].filter((group) => !groups.includes(group))).toEqual([]);
  expect(groups.filter((group) => group in sections)).toEqual(Object.keys(sections));
});

test("no two pages have one address", () => {
  const ids = titles.map((title) => toId(title, "docs"));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test.each(mdx)("$title links to pages and stories that exist", ({ text }) => {
  const known = [
    ...titles.map((title) => toId(title, "docs")),
    ...stories.flatMap(({ id }) => [id, `${id.split("--")[0]}--docs`]),
  ];
  const links = Array.from(text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g), ([, id]) => id);
  expect(links.filter((id) => !known.includes(id ?? ""))).toEqual([]);
});

test.each(["form", "consent"])("every language has a story of a %s", (subject) => {
  const code = readFileSync(join(root, `stories/${subject}/Languages.stories.tsx`), "utf8");
  const languages = readdirSync(join(root, "src/strings/locales"));
  const shown = [...code.matchAll(/globals: \{ locale: "([\w-]+)" \}/g)].map(([, tag]) => tag);
  expect(languages.filter((file) => !shown.includes(file.replace(".ts", "")))).toEqual([]);
});
