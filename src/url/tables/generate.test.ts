import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the committed tables are what the script makes of the committed data", async () => {
  const script = new URL("./generate.mjs", import.meta.url).href;
  const { generate, generateSuffixes } = (await import(/* @vite-ignore */ script)) as Record<
    "generate" | "generateSuffixes",
    () => string
  >;
  const committed = (name: string): string =>
    readFileSync(new URL(`./generated/${name}.ts`, import.meta.url), "utf8");
  expect(committed("tables")).toBe(generate());
  expect(committed("suffixes")).toBe(generateSuffixes());
});

test("the data name their Unicode version, and the notices stand beside them", () => {
  expect(readFileSync(new URL("./data/unicode.txt", import.meta.url), "utf8")).toContain(
    "Unicode 17.0.0",
  );
  expect(readFileSync(new URL("./LICENSE-UNICODE.txt", import.meta.url), "utf8")).toContain(
    "UNICODE LICENSE V3",
  );
  expect(readFileSync(new URL("./LICENSE-CHROMIUM.txt", import.meta.url), "utf8")).toContain(
    "Chromium Authors",
  );
  expect(
    readFileSync(new URL("./LICENSE-PUBLIC-SUFFIX-LIST.txt", import.meta.url), "utf8"),
  ).toContain("Mozilla Public License");
});
