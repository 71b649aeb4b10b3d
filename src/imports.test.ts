import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;

/** Imports of values and of types, those that are awaited too, and re-exports: by what is imported. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g;

/** What is no import: comments, in which examples stand. */
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** Each module of the library, with the modules and packages that it imports in any way. */
const modules = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .filter((file) => !/\.test\.|\bfixtures\b|\bgenerated\b|vitest\.config/.test(file))
    .map((file) => [file, importsOf(file)] as const),
);

function importsOf(file: string, withTypes = true): string[] {
  const code = readFileSync(join(root, file), "utf8")
    .replace(COMMENT, "")
    .replace(withTypes ? "" : TYPE_IMPORT, "");
  return Array.from(code.matchAll(IMPORT), ([, name = ""]) => {
    if (!name.startsWith(".")) return name;
    const path = relative(root, join(root, dirname(file), name));
    return [".ts", ".tsx"].map((end) => path.replace(/\.js$/, end)).find(isModule) ?? path;
  });
}

function isModule(file: string): boolean {
  return readdirSync(join(root, dirname(file))).includes(file.split("/").at(-1) ?? "");
}

/** The way from a module through its imports back to itself, where there is one. */
function findCircle(): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of modules.get(file) ?? []) {
      const circle = modules.has(next) ? visit(next, [...path, file]) : undefined;
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of modules.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** A type that is imported: nothing of it runs. */
const TYPE_IMPORT = /\b(?:import|export) type \{[^}]*\} from "[^"]+";/g;

/** All that a module imports and runs, and what that imports. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  for (const next of modules.has(file) ? importsOf(file, false) : []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reach(next, seen);
  }
  return seen;
}

test("all modules are read, with types that are imported and code that is loaded later", () => {
  expect(modules.size).toBeGreaterThan(200);
  expect(modules.get("form/model/FormSecrets.ts")).toContain("schema/secrets/findSecrets.ts");
  expect(modules.get("form/field/FormContext.ts")).toContain("form/field/FormFeatures.ts");
});

test("no module imports itself by way of others, be it for a type alone or later", () => {
  expect(findCircle()).toBeUndefined();
});

test("what hosts test with is imported by nothing that ships in a product", () => {
  const testing = [...modules.keys()].filter((file) => file.startsWith("testing/"));
  expect(testing).toContain("testing/index.ts");
  for (const file of modules.keys()) {
    if (testing.includes(file)) continue;
    expect(
      modules.get(file)?.filter((name) => testing.includes(name)),
      file,
    ).toEqual([]);
  }
});

test("the model of a form reaches no React, by whatever way", () => {
  const react = /^(?:react|react-dom|radix-ui|@tanstack\/react-virtual)(?:\/|$)/;
  const files = [...modules.keys()].filter((file) => file.startsWith("form/model/"));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(
      [...reach(file)].filter((name) => react.test(name)),
      file,
    ).toEqual([]);
  }
});

test("the relay imports nothing of Node, and no client of Redis, by whatever way", () => {
  const files = [...modules.keys()].filter((file) => file.startsWith("relay/"));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const packages = [...reach(file)].filter((name) => !modules.has(name));
    expect(packages, file).toEqual([]);
  }
});
