// @ts-check
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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
  writeFileSync(file, JSON.stringify({ version, manual }));
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
