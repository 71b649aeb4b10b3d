import { expect, test } from "vitest";
import { locales } from "./loadStrings.js";
import { untranslated } from "./withEnglish.js";

test.each(locales.filter((locale) => locale !== "en"))(
  "%s is translated as a whole",
  async (locale) => {
    const words = Object.values((await import(`./locales/${locale}.ts`)) as object);
    expect(words).toHaveLength(1);
    expect(words.flatMap((each) => untranslated(each as object))).toEqual([]);
  },
);
