import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const MAX_LINES = 300;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf8") }));

test("each file of the form can be read in one go", () => {
  expect(files.length).toBeGreaterThan(50);
  const long = files.filter(({ text }) => text.trimEnd().split("\n").length > MAX_LINES);
  expect(long.map(({ file }) => file)).toEqual([]);
});
