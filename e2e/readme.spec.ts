import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { run, tool } from "../scripts/run.mjs";
import { typeExamples } from "./typeExamples";

const root = join(import.meta.dirname, "..");
const folders = join(import.meta.dirname, "node_modules/.readme");
const readme = readFileSync(join(root, "README.md"), "utf8");
const docs = join(root, "docs");
const guides = readdirSync(docs).filter((name) => name.endsWith(".md"));
const papers = [readme, ...guides.map((name) => readFileSync(join(docs, name), "utf8"))];
const examples = papers.flatMap((text) =>
  Array.from(text.matchAll(/^```tsx\n(.*?)^```/gms), ([, code]) => String(code)),
);

/** The name of an example that others import. */
const nameOf = (code: string) => /^\/\/ (\w+)\.tsx?\n/.exec(code)?.[1];

const recipes = [...new Set(papers.join("\n").match(/e2e\/consumers\/[\w-]+\/README\.md/g))];

/** What hosts compile with. */
const compilers = { "5.9": "typescript5", "6": "typescript6", "7": "typescript" };

/** How strictly, besides `strict`. */
const strictest = {
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noPropertyAccessFromIndexSignature: true,
};

/** A host that passes on what it may not have: `undefined` is as good as leaving a prop out. */
const passedOn = readFileSync(join(import.meta.dirname, "passedOn.tsx.txt"), "utf8");

/** A library around ours, which has declarations of its own. */
const declared = readFileSync(join(import.meta.dirname, "declaredByHost.tsx.txt"), "utf8");

/** What is said of each type, function and component as code, and the host around it. */
const typed = typeExamples();
const world = readFileSync(join(import.meta.dirname, "typeExamplesWorld.ts.txt"), "utf8");

/** Each compiler, both ways to resolve modules, and both levels of strictness. */
const combinations = [
  { version: "5.9", moduleResolution: "nodenext", strictly: strictest },
  { version: "6", moduleResolution: "bundler", strictly: {} },
  { version: "7", moduleResolution: "bundler", strictly: strictest },
] as const;

for (const { version, moduleResolution, strictly } of combinations) {
  const compiler = compilers[version];
  const how = Object.keys(strictly).length > 0 ? "all strict options" : "strict";
  test(`every example of README, the guides and the docstrings compiles: TypeScript ${version}, ${moduleResolution}, ${how}`, async () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
    const folder = join(folders, `${compiler}-${moduleResolution}-${how.length}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [index, code] of examples.entries()) {
      // Where Node resolves, a host writes the end of a name.
      const resolved = code.replace(/(from "\.\/\w+)"/g, `$1.js"`);
      writeFileSync(join(folder, `${nameOf(code) ?? `example${index}`}.tsx`), resolved);
    }
    expect(typed.length).toBeGreaterThanOrEqual(60);
    for (const [index, code] of typed.entries()) {
      writeFileSync(join(folder, `type${index}.tsx`), code);
    }
    writeFileSync(join(folder, "world.ts"), world);
    writeFileSync(join(folder, "passedOn.tsx"), passedOn);
    const compilerOptions = {
      target: "ES2022",
      module: moduleResolution === "bundler" ? "ESNext" : "NodeNext",
      moduleResolution,
      lib: ["ESNext", "DOM", "DOM.Iterable"],
      types: ["node"],
      jsx: "react-jsx",
      strict: true,
      ...strictly,
      // Our own types hold as well, and so do those of the SDKs.
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, include: ["*.ts", "*.tsx"] }),
    );
    const { output } = await run(tool(compiler, "tsc", "-p", folder));
    expect(output).toBe("");
  });
}

for (const [version, compiler] of Object.entries(compilers)) {
  test(`declarations of what has ours in it can be written: TypeScript ${version}`, async () => {
    const folder = join(folders, `declared-${compiler}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "declared.tsx"), declared);
    const compilerOptions = {
      target: "ES2022",
      module: "NodeNext",
      lib: ["ESNext", "DOM", "DOM.Iterable"],
      types: [],
      jsx: "react-jsx",
      strict: true,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: "declarations",
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, include: ["*.tsx"] }),
    );
    const { output } = await run(tool(compiler, "tsc", "-p", folder));
    expect(output).toBe("");
    // What no way in exports would be named by its file, which a host outside of node_modules cannot.
    const written = readFileSync(join(folder, "declarations/declared.d.ts"), "utf8");
    expect(written.match(/import\("[^"]*dist[^"]*"\)\.\w+/g)).toBeNull();
  });
}

for (const file of recipes) {
  test(`the lines that ${file} names are about elicitation`, () => {
    const text = readFileSync(join(root, file), "utf8");
    const places = [...text.matchAll(/`([\w/.-]+):(\d+)-(\d+)`/g)];
    expect(places.length).toBeGreaterThan(0);
    for (const [place, path = "", from, to] of places) {
      const lines = readFileSync(join(root, dirname(file), path), "utf8").split("\n");
      expect(lines.slice(Number(from) - 1, Number(to)).join("\n"), place).toMatch(/elicit|<Asked/i);
    }
  });
}
