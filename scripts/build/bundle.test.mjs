// @ts-check
import { expect, test } from "vitest";
import { keepsState } from "./copies.mjs";
import { layOut } from "./layOut.mjs";

test.each([
  "let loaded = false;",
  "export let loaded = false;",
  "const found = new Map();",
  "const found: Map<string, number> = new Map<string, number>();",
  "export const holders = new Set();",
  "const seen = new WeakMap<object, number>();",
  "const given = new WeakSet();",
  "import { x } from './x.js';\n\nconst given = new WeakSet<object>();",
])("what keeps something is not copied: %s", (code) => {
  expect(keepsState(code)).toBe(true);
});

test.each([
  "const names = new Set([1, 2]);",
  "const names: ReadonlySet<string> = new Set<string>(['a']);",
  "export const codes = new Map([[1, 'a']]);",
  "function count() {\n  let sum = 0;\n  const seen = new Set();\n}",
  "const Settings = new Setting();",
])("what only knows something may be: %s", (code) => {
  expect(keepsState(code)).toBe(false);
});

/** @param {string[]} imports @param {string[]} lazy */
const module = (imports = [], lazy = []) => ({ client: false, imports, lazy });

test("modules that load late and share a name are refused: one would lie in the other's file", () => {
  /** @type {Map<string, import("./layOut.mjs").Module>} */
  const modules = new Map([
    ["index.ts", module(["form/Form.ts", "consent/Consent.ts"])],
    ["form/Form.ts", module([], ["form/after.ts"])],
    ["consent/Consent.ts", module([], ["consent/after.ts"])],
    ["form/after.ts", module()],
    ["consent/after.ts", module()],
  ]);
  expect(() => layOut(modules, ["index.ts"])).toThrow(/share a name: after/);
});
