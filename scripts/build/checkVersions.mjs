// @ts-check
/**
 * Checks the published code and its dependencies against the browser versions that
 * `docs/compatibility.md` lists, by the data of MDN. Fails if a newer feature is used, or if an
 * exception is no longer needed.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "../run.mjs";
import { since, usedByScript, usedByStyles } from "./usedFeatures.mjs";
import { codeVersions, degrading, guarded, styleVersions } from "./versions.mjs";

const dist = join(root, "dist");
if (!existsSync(dist)) throw new Error("There is no dist. Run `npm run build` first.");

const browsers = /** @type {const} */ (["chrome", "edge", "firefox", "safari"]);
let failed = 0;
const styles = usedByStyles(readFileSync(join(dist, "styles.css"), "utf8"));
check("styles.css", styles, styleVersions, degrading);
check("the code", await usedByCode(), codeVersions, guarded);
console.log(`${2 - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string} what
 * @param {import("./usedFeatures.mjs").Used} used
 * @param {typeof styleVersions} versions
 * @param {ReadonlyMap<string, string>} excepted
 */
function check(what, used, versions, excepted) {
  const wrong = [];
  const spare = new Set(excepted.keys());
  for (const [name, data] of used) {
    const missing = browsers.flatMap((browser) => {
      const version = versions[browser];
      const first = Math.min(...data.map((each) => since(each, browser)));
      return first > version
        ? [`${browser} ${first === Infinity ? "does not have it" : first}`]
        : [];
    });
    if (missing.length === 0 || spare.delete(name) || excepted.has(name)) continue;
    wrong.push(`${name}: ${missing.join(", ")}`);
  }
  for (const name of spare) wrong.push(`${name} is no exception any more: see versions.mjs`);
  if (wrong.length > 0) failed += 1;
  const told = Object.entries(versions).map((each) => each.join(" "));
  console.log(`${wrong.length > 0 ? "✗" : "✓"} ${what}: ${told.join(", ")}`);
  for (const line of wrong) console.log(`  ${line}`);
}

/** What the code uses, as a host's bundler puts it together; React is the host's. */
async function usedByCode() {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const entries = files.filter((file) => /^[^/\\]+\.js$|^strings.locales.+\.js$/.test(file));
  const bundle = await rolldown({
    input: entries.map((file) => join(dist, file)),
    platform: "browser",
    // "use client" means nothing to a bundler of one page, nor what is in which chunk to this one.
    onLog: (level, log, print) => {
      if (!["MODULE_LEVEL_DIRECTIVE", "INEFFECTIVE_DYNAMIC_IMPORT"].includes(log.code ?? ""))
        print(level, log);
    },
    external: /^react(-dom)?($|\/)/,
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return usedByScript(output.flatMap((part) => (part.type === "chunk" ? [part.code] : [])));
}
