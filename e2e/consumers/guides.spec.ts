import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { run, tool } from "../../scripts/run.mjs";

// Examples of the guides that import a framework. `readme.spec.ts` compiles all other examples.

const docs = join(import.meta.dirname, "../../docs");
const folder = join(import.meta.dirname, "node_modules/.guides");

/** The examples of a guide. One in a block `tsx app` needs the packages of these apps. */
function examplesOf(guide: string) {
  const blocks = readFileSync(join(docs, guide), "utf8").matchAll(/^```tsx( app)?\n(.*?)^```/gms);
  return Array.from(blocks, ([, app, code = ""]) => ({ needsApps: app !== undefined, code }));
}

const guides = readdirSync(docs, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => ({ name, examples: examplesOf(name) }))
  .filter(({ examples }) => examples.some(({ needsApps }) => needsApps));

test("every example of the guides that imports a framework compiles", async () => {
  expect(guides.length).toBeGreaterThanOrEqual(6);
  rmSync(folder, { recursive: true, force: true });
  for (const { name, examples } of guides) {
    const place = join(folder, basename(name, ".md"));
    mkdirSync(place, { recursive: true });
    for (const [index, { code }] of examples.entries()) {
      const [, file = `example${index}`] = /^\/\/ (\w+)\.tsx?\n/.exec(code) ?? [];
      writeFileSync(join(place, `${file}.tsx`), code);
    }
  }
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", include: ["*/*.tsx"], exclude: [] }),
  );
  const { output } = await run(tool("typescript", "tsc", "-p", folder));
  expect(output).toBe("");
});
