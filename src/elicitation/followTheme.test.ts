import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokens } from "./followTheme.js";

test("a dialog takes every token of the style sheet", () => {
  const css = readFileSync(new URL("../styles.css", import.meta.url), "utf8");
  const read = [...css.matchAll(/var\(\s*--elicit-([a-z-]+)/g)].map(([, name]) => name);
  expect(tokens).toEqual([...new Set(read)].toSorted());
});
