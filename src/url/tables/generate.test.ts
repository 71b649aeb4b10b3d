import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the committed tables are what the script makes of the committed data", async () => {
  const script = new URL("./generate.mjs", import.meta.url).href;
  const { generate, generateSuffixes, generateConfusables } = (await import(
    /* @vite-ignore */ script
  )) as Record<"generate" | "generateSuffixes" | "generateConfusables", () => string>;
  const committed = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(committed("./generated/tables.ts")).toBe(generate());
  expect(committed("./generated/suffixes.ts")).toBe(generateSuffixes());
  expect(committed("../../schema/generated/confusables.ts")).toBe(generateConfusables());
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
