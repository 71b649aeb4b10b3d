// @ts-check
import { expect, test } from "vitest";
import { since, usedByScript, usedByStyles } from "./usedFeatures.mjs";

/** @type {Parameters<typeof since>[1][]} */
const browsers = ["chrome", "edge", "firefox", "safari"];

/** @param {import("./usedFeatures.mjs").Used} used */
function firstVersions(used) {
  return Object.fromEntries(
    [...used].map(([name, data]) => [
      name,
      browsers.map((browser) => Math.min(...data.map((each) => since(each, browser)))),
    ]),
  );
}

test.each([
  ["class A { static { a(); } }", "StaticBlock", [94, 94, 93, 16.4]],
  ["/(?<=a)b/.test(c)", "lookbehind", [62, 79, 78, 16.4]],
  ["/[a--b]/v.test(c)", "/v", [112, 112, 116, 17]],
  ["Promise.withResolvers()", "Promise.withResolvers()", [119, 119, 121, 17.4]],
  ["URL.canParse(a)", "URL.canParse()", [120, 120, 115, 17]],
  ["a.toSorted()", ".toSorted()", [110, 110, 115, 16]],
  ["new CloseWatcher()", "CloseWatcher", [126, 126, 149, 27.3]],
])("finds the features that a script uses: %s", (code, name, versions) => {
  expect(firstVersions(usedByScript([code]))).toMatchObject({ [name]: versions });
});

test.each([
  "a.toSorted?.()",
  "class Own { toSorted() {} } new Own().toSorted()",
  "const own = { toSorted: () => [] }; own.toSorted()",
  'import own from "own"; own.toSorted()',
])("ignores optional features and those that the script defines itself: %s", (code) => {
  expect([...usedByScript([code]).keys()]).not.toContain(".toSorted()");
});

test("counts a destructured method as a feature, not as the script's own", () => {
  const code = "const { toSorted } = a; a.toSorted()";
  expect([...usedByScript([code]).keys()]).toContain(".toSorted()");
});

test.each([
  ["a { color: oklch(from red l c h) }", "oklch(from …)", [122, 122, 128, 18]],
  ["a:has(b) { color: red }", ":has", [105, 105, 121, 15.4]],
  ["@scope { a { color: red } }", "@scope", [118, 118, 146, 26.4]],
  ["a { text-wrap: balance }", "text-wrap: balance", [114, 114, 121, 17.5]],
  ["a { inline-size: 1dvh }", "dvh", [108, 108, 101, 15.4]],
  ["a { field-sizing: content }", "field-sizing", [123, 123, 152, 26.2]],
])("finds the features that a style sheet uses: %s", (css, name, versions) => {
  expect(firstVersions(usedByStyles(css))).toMatchObject({ [name]: versions });
});

test("ignores features inside `@supports`", () => {
  expect([...usedByStyles("@supports (a: b) { c { field-sizing: content } }")]).toEqual([]);
});
