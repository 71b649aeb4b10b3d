// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run.mjs";

const languages = readdirSync(join(root, "src/strings/locales")).map((file) =>
  file.replace(/\.ts$/, ""),
);

test.each(["form", "consent"])("every language has a story of a %s", (subject) => {
  const stories = readFileSync(join(root, `stories/${subject}/Languages.stories.tsx`), "utf8");
  const told = [...stories.matchAll(/globals: \{ locale: "([\w-]+)" \}/g)].map(([, tag]) => tag);
  expect(languages.filter((language) => !told.includes(language))).toEqual([]);
});
