import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const script = new URL("generate.mjs", import.meta.url);
const committed = readFileSync(new URL("generated/validate.ts", import.meta.url), "utf8");

test("the committed file is what the script generates", async () => {
  const { generate } = (await import(script.href)) as { generate: () => string };
  expect(generate() === committed, "run: node src/validation/generate.mjs").toBe(true);
});

test("the generated code needs no eval and no package", () => {
  expect(committed).not.toMatch(/\beval\b|new Function|\bFunction\(|\brequire\b/);
  const imports = [...committed.matchAll(/from "(.*)"/g)].map(([, path]) => path);
  expect(imports.every((path) => path?.startsWith("../"))).toBe(true);
});
