// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache } from "../run.mjs";
import { hashOf } from "./hashOf.mjs";

/**
 * @typedef {object} Example A story in which something can be seen.
 * @property {string} id
 * @property {string} title
 *
 * @typedef {object} Manual
 * @property {import("./readLibrary.mjs").Export[]} exports
 * @property {import("./readLibrary.mjs").Export[]} inner Types that public ones refer to.
 * @property {(import("./readLibrary.mjs").Part & { story?: Example })[]} parts
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
  const kept = cache(`manual-${hashOf("src", "stories", "scripts/docs")}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  // The compiler is loaded only if it is needed.
  const { makeManual } = await import("./makeManual.mjs");
  const manual = await makeManual();
  // Remove the caches of older sources.
  const folder = cache(".");
  for (const name of readdirSync(folder))
    if (/^manual-\w+\.json$/.test(name)) rmSync(join(folder, name), { force: true });
  writeFileSync(kept, JSON.stringify(manual));
  return manual;
}
