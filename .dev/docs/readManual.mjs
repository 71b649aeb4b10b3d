// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache } from "../shared/cache.mjs";
import { root } from "../shared/root.mjs";

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

const read = ["src", "stories", ".dev/docs"];

/**
 * All that the manual tells, from the sources. It takes some seconds, so it is kept until one of them
 * changes.
 *
 * @returns {Promise<Manual>}
 */
export async function readManual() {
  const hash = createHash("sha256");
  for (const folder of read) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((each) => /\.(tsx?|mjs|css|json)$/.test(each)).sort()) {
      hash.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  const kept = cache(`manual-${hash.digest("hex").slice(0, 16)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  // Asked for late: a compiler takes its time.
  const { makeManual } = await import("./makeManual.mjs");
  const manual = makeManual();
  writeFileSync(kept, JSON.stringify(manual));
  return manual;
}
