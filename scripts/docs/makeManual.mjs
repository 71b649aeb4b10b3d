// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../run.mjs";
import { readLibrary } from "./readLibrary.mjs";
import { readStories } from "./readStories.mjs";
import { readTokens } from "./readTokens.mjs";

/**
 * Reads the documentation of the API from the sources, and the story that shows each element.
 *
 * @returns {Promise<import("./readManual.mjs").Manual>}
 */
export async function makeManual() {
  const { parts, ...library } = readLibrary();
  const stories = readStories();
  return {
    ...library,
    parts: parts.map((part) => ({
      ...part,
      story: stories.find(({ id }) => id === part.tags.story?.[0]?.trim()),
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
