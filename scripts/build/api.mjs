// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache, root, run } from "../run.mjs";

/*
 * Writes reports of the public API: the types of each entry point. The elements and tokens of the style
 * sheet are in docs/reference.
 *   npm run api                            builds the package and writes the reports
 *   node scripts/build/api.mjs --check     fails if the last build differs from the reports
 */
const check = process.argv.includes("--check");
const reports = join(root, "scripts/api");

if (!check) {
  const { ok, output } = await run([process.execPath, "scripts/build/build.mjs"]);
  if (!ok) throw new Error(`The package could not be built.\n${output}`);
} else if (!existsSync(join(root, "dist/index.d.ts"))) {
  throw new Error("There is no dist to read. Run `npm run build` first.");
}

const { reportEntries } = await import("./reportEntries.mjs");

const folder = cache("api");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const made = reportEntries(folder);

let failed = 0;
mkdirSync(reports, { recursive: true });
for (const [name, text] of Object.entries(made)) {
  const report = join(reports, name);
  if (existsSync(report) && readFileSync(report, "utf8") === text) continue;
  failed += 1;
  if (!check) {
    writeFileSync(report, text);
    console.log(`scripts/api/${name} has changed`);
    continue;
  }
  const now = join(folder, name);
  writeFileSync(now, text);
  const { output } = await run(["git", "diff", "--no-index", "--unified=2", report, now]);
  console.log(
    `✗ scripts/api/${name} is not what is built:\n${output.replace(/^(diff|index) .*\n/gm, "")}`,
  );
}
if (check) {
  if (failed > 0) {
    console.log("If this change is intended, run `npm run api` and commit the reports.");
  }
  console.log(`${Object.keys(made).length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} else if (failed === 0) console.log("The reports are up to date.");
