// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { cache, root } from "../run.mjs";
import { readTokens } from "./readTokens.mjs";

/** @typedef {import("./readLibrary.mjs").Part} Part */

/**
 * @typedef {object} Manual
 * @property {import("./readLibrary.mjs").Export[]} exports
 * @property {import("./readLibrary.mjs").Export[]} inner Types that public ones refer to.
 * @property {(Part & { story?: { id: string, title: string } })[]} parts With a story that shows each.
 * @property {import("./readLibrary.mjs").Words[]} strings
 * @property {import("./readTokens.mjs").Token[]} tokens
 * @property {{ code: string, level: string, words: string }[]} findings
 */

/**
 * Returns the documentation of the API, from the sources. It takes seconds, so it is cached until one of
 * them changes.
 *
 * @returns {Promise<Manual>}
 */
export async function readManual() {
  const files = ["src", "stories", "scripts/docs"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => {
      const path = join(root, folder, file);
      return `${path} ${statSync(path).mtimeMs}`;
    }),
  );
  const hash = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
  const kept = cache(`manual-${hash}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  // The compiler is loaded only if it is needed.
  const { readLibrary } = await import("./readLibrary.mjs");
  const { readStories } = await import("./readStories.mjs");
  const stories = readStories();
  const library = readLibrary();
  /** @type {Manual} */
  const manual = {
    ...library,
    parts: library.parts.map((part) => ({
      ...part,
      story: stories.find(({ id }) => id === part.tags.story?.[0]?.trim()),
    })),
    tokens: readTokens(readFileSync(join(root, "src/styles.css"), "utf8")),
    findings: await readFindings(),
  };
  // Remove the caches of older sources.
  const folder = cache(".");
  for (const name of readdirSync(folder))
    if (/^manual-\w+\.json$/.test(name)) rmSync(join(folder, name), { force: true });
  writeFileSync(kept, JSON.stringify(manual));
  return manual;
}

/** Reads the URL checks, with a sample of what each says in English. */
async function readFindings() {
  /** @param {string} file @returns {Promise<any>} */
  const load = async (file) => (await runnerImport(join(root, "src", file))).module;
  const { urlChecks } = await load("url/checks.ts");
  const { en } = await load("strings/en.ts");
  const { samples } = await load("strings/fixtures/samples.ts");
  return urlChecks.map((/** @type {{ code: string, level: string }} */ { code, level }) => {
    const [group] = ["findings", "cautions"].filter((name) => en[name][code]);
    const [sample = []] = samples[group ?? ""]?.[code] ?? [];
    return { code, level, words: group ? en[group][code](...sample) : "" };
  });
}
