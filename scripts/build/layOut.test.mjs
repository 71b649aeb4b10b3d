// @ts-check
import { expect, test } from "vitest";
import { layOut } from "./layOut.mjs";

/** @import { Module } from "./readModules.mjs" */

/** @param {string[]} imports @param {string[]} lazy */
const module = (imports = [], lazy = []) => ({ client: false, imports, lazy });

test("modules that load late and share a name are refused: one would lie in the other's file", () => {
  /** @type {Map<string, Module>} */
  const modules = new Map([
    ["index.ts", module(["form/Form.ts", "consent/Consent.ts"])],
    ["form/Form.ts", module([], ["form/after.ts"])],
    ["consent/Consent.ts", module([], ["consent/after.ts"])],
    ["form/after.ts", module()],
    ["consent/after.ts", module()],
  ]);
  expect(() => layOut(modules, ["index.ts"])).toThrow(/share a name: after/);
});
