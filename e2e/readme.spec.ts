import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { run } from "../.dev/shared/run.mjs";
import { tool } from "../.dev/shared/tool.mjs";

const root = join(import.meta.dirname, "..");
const folder = join(import.meta.dirname, "node_modules/.readme");
const readme = readFileSync(join(root, "README.md"), "utf8");
const examples = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code]) => String(code));

const recipes = [...new Set(readme.match(/e2e\/consumers\/[\w-]+\/README\.md/g))];

test("every example of the README is a module that holds against the packed package", async () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, code] of examples.entries()) {
    writeFileSync(join(folder, `example${index}.tsx`), code);
  }
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        target: "ES2022",
        module: "ESNext",
        moduleResolution: "bundler",
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        types: [],
        jsx: "react-jsx",
        strict: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ["*.tsx"],
    }),
  );
  const { output } = await run(tool("typescript", "tsc", "-p", folder));
  expect(output).toBe("");
});

test("every file that the README links is there", () => {
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => String(link));
  expect(links).toContain("ARCHITECTURE.md");
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

for (const file of recipes) {
  test(`the lines that ${file} names are about elicitation, and it is short`, () => {
    const text = readFileSync(join(root, file), "utf8");
    expect(text.split("\n").length).toBeLessThanOrEqual(26);
    const places = [...text.matchAll(/`([\w/.-]+):(\d+)-(\d+)`/g)];
    expect(places.length).toBeGreaterThan(0);
    for (const [place, path = "", from, to] of places) {
      const lines = readFileSync(join(root, dirname(file), path), "utf8").split("\n");
      expect(lines.slice(Number(from) - 1, Number(to)).join("\n"), place).toMatch(/elicit|<Asked/i);
    }
  });
}
