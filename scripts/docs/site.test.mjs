// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";
import { readManual } from "./readManual.mjs";
import { readStories } from "./readStories.mjs";

const files = readdirSync(join(root, "stories"), { recursive: true, encoding: "utf8" });
const pages = files
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => {
    const source = readFileSync(join(root, "stories", file), "utf8");
    return { file, source, title: /<Meta title="(.+?)"/.exec(source)?.[1] ?? "" };
  });
const stories = readStories();

/** What stands first in a title, in the order of the sidebar. */
const groups = Array.from(
  readFileSync(join(root, ".storybook/preview.tsx"), "utf8")
    .split("order: [")[1]
    ?.split("]")[0]
    ?.matchAll(/"(.+?)"/g) ?? [],
  ([, group = ""]) => group,
);

test("the sidebar has its groups, each with something in it, and nothing beside them", () => {
  const titles = [...pages.map(({ title }) => title), ...stories.map(({ title }) => title)];
  const used = new Set(titles.map((title) => title.split(/ ?\/ ?/)[0] ?? ""));
  expect([...used].toSorted()).toEqual(groups.toSorted());
});

describe.each(pages)("$file", ({ source }) => {
  test("leads to pages and stories that are there", () => {
    const known = new Set([
      ...pages.map(({ title }) => toId(title, "docs")),
      ...stories.flatMap(({ id }) => [id, `${id.split("--")[0]}--docs`]),
    ]);
    const links = Array.from(source.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g), ([, id]) => id);
    expect(links.filter((id) => !known.has(id ?? ""))).toEqual([]);
  });
});

test("every guide is on one page of the site", () => {
  const shown = pages.flatMap(({ source }) => /"..\/..\/docs\/(.+?)\?raw"/.exec(source)?.[1] ?? []);
  // `docs/internals` is for maintainers.
  const guides = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  expect(shown.toSorted()).toEqual(guides.toSorted());
});

test("every component and every hook has a page of its own", async () => {
  const { exports } = await readManual();
  const titles = pages.map(({ title }) => title);
  const wanted = exports.flatMap(({ kind, name }) => {
    if (kind === "component") return [`Components/${name}`];
    return kind === "hook" ? [`Hooks/${name}`] : [];
  });
  expect(wanted.filter((title) => !titles.includes(title))).toEqual([]);
});
