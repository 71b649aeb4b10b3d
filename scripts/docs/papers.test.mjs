// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";

/** @param {string} name */
const read = (name) => readFileSync(join(root, name), "utf8");

/** Every file and folder of the checkout, as git would list it, but for what is installed or made. */
const tree = ["src", "docs", "registry", "stories", "e2e", ".storybook", ".dev", ".ci"].flatMap(
  (folder) => [
    folder,
    ...readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => !/\/(node_modules|dist|\.vite)(\/|$)/.test(path)),
  ],
);
const papers = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...tree.filter((path) => /\.mdx?$/.test(path) && !path.startsWith("scripts/api/")),
];
const known = new Set([...tree, ...readdirSync(root)]);
const names = new Set([...known].map((path) => basename(path)));
const { scripts } = JSON.parse(read("package.json"));

/** What begins like a path of ours: a folder at the top, or a room. */
const ours = new Set([...known].map((path) => path.replace(/^src\//, "").split("/")[0]));

describe.each(papers)("%s", (paper) => {
  // Examples are code, and speak of the host's files.
  const text = read(paper).replace(/^```.*?^```/gms, "");

  test("links to what is there", () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, source]) => (link ?? source ?? "").replace(/#.*$/, ""))
      .filter((link) => link !== "" && !/^(https?:|\?path=|mailto:)/.test(link));
    expect(links.filter((link) => !existsSync(join(root, dirname(paper), link)))).toEqual([]);
  });

  test("links to headings that are there", () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading));
    const anchors = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
    expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });

  test("names paths that are there", () => {
    const spans = [...text.matchAll(/`([\w.@*/-]+)`/g)].map(([, span = ""]) => span);
    const lost = spans.filter((span) => {
      if (!span.includes("/")) {
        return /\.(tsx?|mjs|css|mdx?|json)$/.test(span) && !names.has(span);
      }
      const path = span.replace(/\/$/, "");
      if (!ours.has(path.split("/")[0] ?? "")) return false;
      const places = [path, `src/${path}`, `${dirname(paper)}/${path}`];
      return !span.includes("*") && !places.some((place) => known.has(place));
    });
    expect(lost).toEqual([]);
  });

  test("names commands that are there", () => {
    const commands = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test("the start page of the site has the examples of README that an e2e test runs", () => {
  const examples = Array.from(
    read("README.md").matchAll(/^```tsx\n\/\/ .*?^```/gms),
    ([all]) => all,
  );
  expect(examples.join()).toContain("createElicitationHandlers");
  const start = read("stories/Start.mdx");
  for (const example of examples) expect(start).toContain(example);
});

/**
 * The anchor that a heading gets where papers are read.
 *
 * @param {string} heading
 */
function slug(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");
}
