// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../run.mjs";
import { readLibrary } from "./readLibrary.mjs";
import { readStories, storyNaming } from "./readStories.mjs";
import { readTokens } from "./readTokens.mjs";

/** The story that shows every string. */
const WORDS = "examples-strings--all";

/**
 * Reads the documentation of the API from the sources, and finds a story for each element and string.
 *
 * @returns {Promise<import("./readManual.mjs").Manual>}
 */
export async function makeManual() {
  const { parts, strings, ...types } = readLibrary();
  const stories = readStories();

  /** @param {import("./readLibrary.mjs").Documented} documented */
  const tagged = ({ tags }) => stories.find(({ id }) => id === tags.story?.[0]?.trim());

  return {
    ...types,
    parts: parts.map((part) => ({ ...part, story: example(tagged(part)) })),
    strings: strings.map((words) => ({
      ...words,
      story: example(
        tagged(words) ??
          storyNaming(stories, new RegExp(`\\ben\\.${words.name}\\b`)) ??
          stories.find(({ id }) => id === WORDS),
      ),
    })),
    tokens: readTokens(readFileSync(join(root, "src/styles.css"), "utf8")),
    findings: await readFindings(),
  };
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

/**
 * @template {import("./readStories.mjs").Story | undefined} S
 * @param {S} story
 * @returns {S extends undefined ? undefined : import("./readManual.mjs").Example}
 */
function example(story) {
  return /** @type {any} */ (story && { id: story.id, title: story.title });
}
