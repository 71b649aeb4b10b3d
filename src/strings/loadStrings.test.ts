import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "./en.js";
import { loadStrings, locales, matchLocale } from "./loadStrings.js";

test.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["DE_ch", "de"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["zh", "zh-CN"],
  ["zh-Hans-SG", "zh-CN"],
  ["cmn-CN", "zh-CN"],
  ["ar-EG-u-nu-arab", "ar"],
  ["es-419", "es"],
  ["fr-CA-x-private", "fr"],
  ["en-GB", "en"],
])("%s is read in %s", (tag, locale) => {
  expect(matchLocale(tag)).toBe(locale);
});

test.each(["sw", "zh-TW", "zh-Hant", "zh-HK", "hi-Latn", "", "und", "C", "not a tag", "de--AT"])(
  "%j is no supported language, so the strings are English",
  async (tag) => {
    expect(matchLocale(tag)).toBe("en");
    expect(await loadStrings(tag)).toBe(en);
  },
);

test("every supported language is loaded by its own name, and has a file of that name", async () => {
  const loaded = await Promise.all(locales.map(loadStrings));
  expect(new Set(loaded).size).toBe(locales.length);
  expect(locales.map(matchLocale)).toEqual(locales);
  const files = readdirSync(new URL("locales", import.meta.url));
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.ts`).sort());
});
