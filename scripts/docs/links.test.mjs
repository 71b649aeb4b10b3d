// @ts-check
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";

/** @param {string} name */
const read = (name) => readFileSync(join(root, name), "utf8");

/** All files of the repository, and their folders. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");
const known = new Set(
  files.flatMap((path) => path.split("/").map((_, at, all) => all.slice(0, at + 1).join("/"))),
);
const documents = files.filter(
  (path) =>
    /\.mdx?$/.test(path) && !path.startsWith("scripts/api/") && existsSync(join(root, path)),
);
const names = new Set(files.map((path) => basename(path)));
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
    const links = [...text.matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)];
    const lost = links.filter(([, file = "", anchor = ""]) => {
      const target = file ? join(root, dirname(path), file) : join(root, path);
      return existsSync(target) && !headingsOf(target).includes(anchor);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  test("names paths that exist", () => {
    // Files of the host, which the examples contain.
    const theirs = [...read(path).matchAll(/^\/\/ ([\w./-]+\.\w+)$/gm)].map(([, file]) => file);
    const spans = [...text.matchAll(/`([\w.@*/-]+)`/g)].map(([, span = ""]) => span);
    const lost = spans.filter((span) => {
      if (theirs.includes(span)) return false;
      if (!span.includes("/")) {
        return /\.(tsx?|mjs|css|mdx?|json)$/.test(span) && !names.has(span);
      }
      // A method of a protocol, not a folder of `src`.
      if (/^(elicitation\/(create|complete)|ui\/open-link)$/.test(span)) return false;
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
 * Returns the anchors of the headings of a document, as GitHub makes them.
 *
 * @param {string} file
 */
function headingsOf(file) {
  const text = readFileSync(file, "utf8").replace(/^```.*?^```/gms, "");
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
