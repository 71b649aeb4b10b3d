// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache } from "../common/cache.mjs";
import { ensureDependencies } from "../common/ensureDependencies.mjs";
import { ensureNode } from "../common/ensureNode.mjs";
import { root } from "../common/root.mjs";
import { run } from "../common/run.mjs";
import { say } from "../common/say.mjs";
import { stop } from "../common/stop.mjs";

/*
 * What hosts build on, as text: the types of each entry, the parts and tokens of the style sheet.
 * Writes the reports anew:                 npm run api
 * Says how the last build differs:         node .dev/package/api.mjs --check (a step of npm test)
 */
ensureNode();
await ensureDependencies();

const check = process.argv.includes("--check");
const reports = join(root, ".dev/api");

if (!check) {
  say("building");
  const { ok, output } = await run([process.execPath, ".dev/package/build.mjs"]);
  if (!ok) stop("The package could not be built.", output);
} else if (!existsSync(join(root, "dist/index.d.ts"))) {
  stop("There is no dist to read.", "Run `npm run build` first.");
}

const { reportEntries } = await import("./reportEntries.mjs");
const { reportLooks } = await import("./reportLooks.mjs");

const folder = cache("api");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const made = { ...reportEntries(folder), ...(await reportLooks()) };

let failed = 0;
mkdirSync(reports, { recursive: true });
for (const [name, text] of Object.entries(made)) {
  const report = join(reports, name);
  if (existsSync(report) && readFileSync(report, "utf8") === text) continue;
  failed += 1;
  if (!check) {
    writeFileSync(report, text);
    say(`.dev/api/${name} has changed`);
    continue;
  }
  const now = join(folder, name);
  writeFileSync(now, text);
  const { output } = await run(["git", "diff", "--no-index", "--unified=2", report, now]);
  console.log(
    `✗ .dev/api/${name} is not what is built:\n${output.replace(/^(diff|index) .*\n/gm, "")}`,
  );
}
if (check) {
  if (failed > 0) {
    console.log(
      "If hosts are meant to see this change, run `npm run api`, commit the reports, and say it in CHANGELOG.md.",
    );
  }
  console.log(`${Object.keys(made).length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} else if (failed === 0) say("the reports are up to date");
