import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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

/** The path in the comment that an example starts with. */
function pathOf(code: string): string | undefined {
  return /^\/\/ ([\w/.[\]-]+\.tsx?)\n/.exec(code)?.[1];
}

const app = join(import.meta.dirname, "next-ai-sdk");

const guides = readdirSync(docs, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => ({ name, examples: examplesOf(name) }))
  .filter(({ examples }) => examples.some(({ needsApps }) => needsApps));

/** AI SDK 6, which runs on Node 20. The apps have 7. */
const sixth = {
  ai: ["../ai-6"],
  "@ai-sdk/mcp": ["../ai-sdk-mcp-1"],
  "@ai-sdk/react": ["../ai-sdk-react-3"],
};

/** Compiles files of the folder, and returns what the compiler says. */
async function compile(name: string, include: string[], packages: Record<string, string[]> = {}) {
  const paths = { "@/*": guides.map((each) => `./${basename(each.name, ".md")}/*`), ...packages };
  const config = { extends: "../../tsconfig.json", compilerOptions: { paths }, include };
  writeFileSync(join(folder, name), JSON.stringify({ ...config, exclude: [] }));
  return (await run(tool("typescript", "tsc", "-p", join(folder, name)))).output;
}

test("every example of the guides that imports a framework compiles, and with AI SDK 6", async () => {
  expect(guides.length).toBeGreaterThanOrEqual(6);
  rmSync(folder, { recursive: true, force: true });
  for (const { name, examples } of guides) {
    const place = join(folder, basename(name, ".md"));
    for (const [index, { code }] of examples.entries()) {
      const file = join(place, pathOf(code) ?? `example${index}.tsx`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  }
  // The host's own file.
  writeFileSync(
    join(folder, "vercel-ai-sdk/lib/model.ts"),
    'import type { LanguageModel } from "ai";\nexport declare const model: LanguageModel;\n',
  );
  expect(await compile("tsconfig.json", ["**/*.ts", "**/*.tsx"])).toBe("");
  const ofAiSdk = ["vercel-ai-sdk/**/*.ts", "vercel-ai-sdk/**/*.tsx"];
  expect(await compile("tsconfig.6.json", ofAiSdk, sixth)).toBe("");
});

test("the guide of the AI SDK has the files of its sample app, which runs in a browser", () => {
  const files = examplesOf("guides/vercel-ai-sdk.md").flatMap(({ code }) => {
    const path = pathOf(code);
    return path && existsSync(join(app, path)) ? [{ path, code }] : [];
  });
  expect(files.length).toBeGreaterThanOrEqual(8);
  for (const { path, code } of files) {
    expect(code, path).toBe(`// ${path}\n${readFileSync(join(app, path), "utf8")}`);
  }
});
