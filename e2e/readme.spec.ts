import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { run, tool } from "../scripts/run.mjs";
import { documents, packagesOf, readExamples } from "./documentExamples.mjs";
import { typeExamples } from "./typeExamples";

const root = join(import.meta.dirname, "..");
const folders = join(import.meta.dirname, "node_modules/.readme");
const papers = documents().map((path) => readFileSync(join(root, path), "utf8"));

/**
 * Packages that only the sample apps have. Their own tests run the examples that import them.
 * Nothing here has the SDK of Copilot, which brings a program for each system.
 */
const onlyInApps = new Set(["@testing-library/react", "@github/copilot-sdk"]);

const apps = documents()
  .flatMap((path) => readExamples(path))
  .map(({ document, examples }) => ({
    document,
    examples: examples.filter(({ code }) => !packagesOf(code).some((name) => onlyInApps.has(name))),
  }));

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
  test(`every example of the documents and the docstrings compiles: TypeScript ${version}, ${moduleResolution}, ${how}`, async () => {
    expect(apps.length).toBeGreaterThanOrEqual(4);
    const folder = join(folders, `${compiler}-${moduleResolution}-${how.length}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [index, { document, examples }] of apps.entries()) {
      const title = document.replaceAll("/", "-").replace(".md", "");
      const place = join(folder, `${title}-${index}`);
      mkdirSync(place);
      for (const { name, code } of examples) {
        // With Node's resolution a host writes the extension.
        writeFileSync(join(place, name), code.replace(/(from "\.\/\w+)"/g, '$1.js"'));
      }
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
      JSON.stringify({ compilerOptions, include: ["**/*.ts", "**/*.tsx"] }),
    );
    const { output } = await run(tool(compiler, "tsc", "-p", folder));
    expect(output).toBe("");
  });
}

for (const [version, compiler] of Object.entries(compilers)) {
  test(`declarations that use the types of the package can be written: TypeScript ${version}`, async () => {
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
      expect(lines.slice(Number(from) - 1, Number(to)).join("\n"), place).toMatch(
        /elicit|<\w+Request/i,
      );
    }
  });
}
