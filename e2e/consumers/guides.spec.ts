import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { run, tool } from "../../scripts/run.mjs";
import {
  documents,
  isInstalled,
  packagesOf,
  readExamples,
  writeExamples,
} from "../documentExamples.mjs";

// readme.spec.ts compiles the other examples.

const folder = join(import.meta.dirname, "node_modules/.guides");

test("the examples that need packages of the sample apps compile", async () => {
  const apps = documents()
    .flatMap((path) => readExamples(path))
    .filter(({ examples }) => examples.some(({ code }) => !packagesOf(code).every(isInstalled)));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, app] of apps.entries()) {
    const title = app.document.replaceAll("/", "-").replace(".md", "");
    writeExamples(join(folder, `${title}-${index}`), app);
  }
  const compilerOptions = {
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    lib: ["ESNext", "DOM", "DOM.Iterable"],
    types: ["node"],
    jsx: "react-jsx",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  writeFileSync(join(folder, "index.ts"), "export {};");
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["**/*.ts", "**/*.tsx"] }),
  );
  const { output } = await run(tool("typescript", "tsc", "-p", folder));
  expect(output).toBe("");
});
