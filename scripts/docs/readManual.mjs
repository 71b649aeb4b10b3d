// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache } from "../run.mjs";
import { hashOf } from "./hashOf.mjs";

/**
 * @typedef {import("./readLibrary.mjs").Documented & { story?: Example }} Shown
 *
 * @typedef {object} Example A story in which something can be seen.
 * @property {string} id
 * @property {string} title
 *
 * @typedef {object} Manual
 * @property {import("./readLibrary.mjs").Export[]} exports
 * @property {(import("./readLibrary.mjs").Part & { story?: Example })[]} parts
 * @property {(import("./readLibrary.mjs").Words & { story?: Example })[]} strings
 * @property {import("./readTokens.mjs").Token[]} tokens
 * @property {Record<string, Example>} props A story for each prop, by `Component.prop`.
 */

/**
 * All that the manual tells, from the sources. It takes some seconds, so it is kept until one of them
 * changes.
 *
 * @returns {Promise<Manual>}
 */
export async function readManual() {
  const kept = cache(`manual-${hashOf("src", "stories", "scripts/docs")}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  // Asked for late: a compiler takes its time.
  const { makeManual } = await import("./makeManual.mjs");
  const manual = makeManual();
  // No older sources are read again.
  const folder = cache(".");
  for (const name of readdirSync(folder))
    if (/^manual-\w+\.json$/.test(name)) rmSync(join(folder, name), { force: true });
  writeFileSync(kept, JSON.stringify(manual));
  return manual;
}
