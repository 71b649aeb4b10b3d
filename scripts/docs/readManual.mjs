// @ts-check
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import { runnerImport } from "vite";
import { cache, root } from "../run.mjs";

/** @typedef {import("./readLibrary.mjs").Part} Part */

/**
 * @typedef {object} Token
 * @property {string} group The heading that it stands under.
 * @property {string} name As the host sets it: `--elicit-accent`.
 * @property {string} inner As the style sheet reads it: `--_elicit-accent`.
 * @property {string} standard The value without the host.
 * @property {string} doc What it changes.
 *
 * @typedef {object} Manual
 * @property {import("./readLibrary.mjs").Export[]} exports
 * @property {import("./readLibrary.mjs").Export[]} inner Types that public ones refer to.
 * @property {string[]} silent Options that have a default in the code and do not state it.
 * @property {(Part & { story?: { id: string, title: string } })[]} parts With a story that shows each.
 * @property {import("./readLibrary.mjs").Words[]} strings
 * @property {Token[]} tokens
 * @property {{ code: string, level: string, words: string }[]} findings
 */

/**
 * Returns the documentation of the API, from the sources. It takes seconds, so it is cached until one of
 * them changes.
 *
 * @returns {Promise<Manual>}
 */
export async function readManual() {
  // A folder changes with the names in it.
  const changes = ["src", "stories", "scripts/docs"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => statSync(join(root, folder, file)).mtimeMs,
    ),
  );
  const version = `${changes.length} ${Math.max(...changes)}`;
  const file = cache("manual.json");
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (known.version === version) return known.manual;
  // The compiler is loaded only if it is needed.
  const { readLibrary } = await import("./readLibrary.mjs");
  const stories = await readStories();
  const api = readLibrary();
  /** @type {Manual} */
  const manual = {
    ...api,
    parts: api.parts.map((part) => ({
      ...part,
      story: stories.find(({ id }) => id === part.tags.story?.[0]?.trim()),
    })),
    tokens: readTokens(readFileSync(join(root, "src/styles.css"), "utf8")),
    findings: await readFindings(),
  };
  writeFileSync(file, JSON.stringify({ version, manual }));
  return manual;
}

/** Reads the URL checks, with a sample of what each says in English. */
async function readFindings() {
  /** @param {string} file @returns {Promise<any>} */
  const load = async (file) => (await runnerImport(join(root, "src", file))).module;
  const { urlChecks } = await load("url/analyzeUrl.ts");
  const { en } = await load("strings/en.ts");
  const { samples } = await load("strings/fixtures/samples.ts");
  return urlChecks.map((/** @type {{ code: string, level: string }} */ { code, level }) => {
    const [group] = ["findings", "cautions"].filter((name) => en[name][code]);
    const [sample = []] = samples[group ?? ""]?.[code] ?? [];
    return { code, level, words: group ? en[group][code](...sample) : "" };
  });
}

/**
 * Reads the stories of the sidebar. Stories that are only tests are left out.
 *
 * @returns {Promise<{ id: string, title: string }[]>} A title is the path in the sidebar: `Form/Secrets / Held Back`.
 */
export async function readStories() {
  const { loadCsf } = await import("storybook/internal/csf-tools");
  const folder = join(root, "stories");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".stories.tsx"))
    .sort()
    .flatMap((file) => {
      const fileName = join(folder, file);
      const makeTitle = (title = "") => title;
      const code = readFileSync(fileName, "utf8");
      const { meta, _stories } = loadCsf(code, { fileName, makeTitle }).parse();
      return Object.values(_stories)
        .filter(({ tags = [] }) => ![...(meta?.tags ?? []), ...tags].includes("!dev"))
        .map(({ id, name }) => ({ id, title: `${meta?.title} / ${name}` }));
    });
}

/**
 * Reads the list at the start of `styles.css`. A comment before a token says what it changes (its
 * first paragraph; the others are reasons), one before a comment is a heading.
 *
 * @param {string} sheet
 * @returns {Token[]}
 */
function readTokens(sheet) {
  const list = parse(sheet).nodes.find((node) => node.type === "rule");
  /** @type {Token[]} */
  const tokens = [];
  let group = "";
  let comment = "";
  for (const node of list?.nodes ?? []) {
    if (node.type === "comment") {
      if (comment) group = comment;
      const [first = ""] = node.text.replace(/^[ \t]*\*/gm, "").split(/\n\s*\n/);
      comment = first.replace(/\s+/g, " ").trim();
    } else if (node.type === "decl") {
      const [, name = "", standard = ""] =
        /^var\(\s*(--elicit-[a-z-]+),\s*(.*?)\s*\)$/s.exec(node.value) ?? [];
      const value = standard.replace(/\s+/g, " ");
      tokens.push({ group, name, inner: node.prop, standard: value, doc: comment });
      comment = "";
    }
  }
  return tokens;
}
