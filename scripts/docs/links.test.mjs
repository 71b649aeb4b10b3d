// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";

/** @param {string} name */
const read = (name) => readFileSync(join(root, name), "utf8");

/** All files and folders of the repository, without what is installed or built. */
const tree = ["src", "docs", "registry", "stories", "e2e", ".storybook", "scripts", ".ci"].flatMap(
  (folder) => [
    folder,
    ...readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => !/\/(node_modules|dist|\.vite)(\/|$)|^\.storybook\/pages/.test(path)),
  ],
);
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...tree.filter((path) => /\.mdx?$/.test(path) && !path.startsWith("scripts/api/")),
];
const known = new Set([...tree, ...readdirSync(root)]);
const names = new Set([...known].map((path) => basename(path)));
const { scripts } = JSON.parse(read("package.json"));

/** The first segments of paths in this repository. */
const ours = new Set([...known].map((path) => path.replace(/^src\//, "").split("/")[0]));

describe.each(documents)("%s", (path) => {
  // Examples name files of the host.
  const text = read(path).replace(/^```.*?^```/gms, "");

  test("links to files that exist", () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, source]) => (link ?? source ?? "").replace(/#.*$/, ""))
      .filter((link) => link !== "" && !/^(https?:|\?path=|mailto:)/.test(link));
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  test("links to headings that exist", () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading));
    const anchors = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
    expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });

  test("names paths that exist", () => {
    const spans = [...text.matchAll(/`([\w.@*/-]+)`/g)].map(([, span = ""]) => span);
    const lost = spans.filter((span) => {
      if (!span.includes("/")) {
        return /\.(tsx?|mjs|css|mdx?|json)$/.test(span) && !names.has(span);
      }
      // A method of a protocol, not a folder of `src`.
      if (/^elicitation\/(create|complete)$/.test(span)) return false;
      const named = span.replace(/\/$/, "");
      if (!ours.has(named.split("/")[0] ?? "")) return false;
      const places = [named, `src/${named}`, `${dirname(path)}/${named}`];
      return !span.includes("*") && !places.some((place) => known.has(place));
    });
    expect(lost).toEqual([]);
  });

  test("names npm scripts that exist", () => {
    const commands = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/**
 * Returns the anchor of a heading, as GitHub makes it.
 *
 * @param {string} heading
 */
function slug(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");
}
