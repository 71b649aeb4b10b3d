// @ts-check
import { expect, test } from "vitest";
import { keepsState } from "./copies.mjs";

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
