import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { isProduction } from "./development.js";

/** Runs the function where no `process` is, after a bundler has replaced what it replaces. */
function inBrowser(replace: (source: string) => string): unknown {
  return runInNewContext(replace(`(${isProduction.toString()})()`));
}

test.each([
  ["production", true],
  ["development", false],
])("a bundle for %s detects its mode, though a browser has no process", (mode, is) => {
  const replaced = (source: string) =>
    source.replaceAll("process.env.NODE_ENV", JSON.stringify(mode));
  expect(inBrowser(replaced)).toBe(is);
});

test("a page without a bundler is no production build", () => {
  expect(inBrowser((source) => source)).toBe(false);
});
