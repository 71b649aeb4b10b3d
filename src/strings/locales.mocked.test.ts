import { describe, expect, test, vi } from "vitest";
import type * as counting from "./format.js";
import { en, type Strings } from "./en.js";
import { habits } from "./fixtures/habits.js";
import { samples } from "./fixtures/samples.js";
import { loadStrings, locales } from "./loadStrings.js";
import { number } from "./format.js";
import { untranslated } from "./withEnglish.js";

/** Every phrase with a number that the languages have, and which numbers were said in words. */
const heard = vi.hoisted(() => ({
  phrases: [] as { locale: string; forms: counting.PluralForms }[],
  inWords: new Set<number>(),
}));

vi.mock("./format.js", async (original) => {
  const actual = await original<typeof counting>();
  return {
    ...actual,
    count(locale: string, forms: counting.PluralForms) {
      heard.phrases.push({ locale, forms });
      const phrase = actual.count(locale, forms);
      const rules = new Intl.PluralRules(locale);
      return (value: number) => {
        const form = forms[rules.select(value)] ?? forms.other;
        if (!form.includes("{count}")) heard.inWords.add(value);
        return phrase(value);
      };
    },
  };
});

interface Said {
  path: string;
  given: readonly unknown[];
  text: string;
  /** Numbers for which the language has a word of its own in this phrase. */
  inWords: ReadonlySet<number>;
}

const said = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, everything(await loadStrings(locale))] as const),
  ),
);
const wholeEnglish = said.get("en") ?? [];

/** The strings that are still in English. Only a release refuses them. */
const lacking = new Map(
  await Promise.all(
    locales.map(async (locale) => {
      const [words] = Object.values((await import(`./locales/${locale}.ts`)) as object);
      return [locale, untranslated(words as object)] as const;
    }),
  ),
);
for (const [locale, paths] of lacking)
  if (paths.length > 0) console.warn(`Not translated into ${locale}: ${paths.join(", ")}`);

/** Signs, and phrases of which the words are put in: the same in many languages. */
const signs = new Set([
  "ellipsis",
  "comma",
  "fullStop",
  "gap",
  "question",
  "levelled",
  "sentence",
  "characterNamed",
  "answerNamed",
  "quoted",
  "spoken",
  "rowName",
  // What is printed on keys.
  "yesKey",
  "noKey",
  "controlKey",
  "commandKey",
  "enterKey",
  "escapeKey",
]);
/** Signs that are at home at the edge of others. */
const edges = new Set(["comma", "gap", "levelled"]);
/** What is given a code first, for which each language has its words. */
const coded = new Set(["findings.disguised", "findings.private-network", "findings.local"]);
/** Words on a button, with what it is heard as in their place. */
const longerNames = [
  ["forget", "forgetAnswer"],
  ["change", "changeAnswer"],
] as const;
/** What is to be typed as JSON has JSON's quotation marks. */
const json = new Set(["notJson"]);

test("a key that is missing, or one too many, is a type error", () => {
  const { submit, ...rest } = en;
  // @ts-expect-error: `submit` is missing
  const incomplete: Strings = rest;
  // @ts-expect-error: `submitted` is no key
  const overfull: Strings = { ...rest, submit, submitted: submit };
  expect(Object.keys(overfull).length).toBe(Object.keys(incomplete).length + 2);
});

describe.each(locales)("%s", (locale) => {
  const isTranslated = ({ path }: Said) => !lacking.get(locale)?.includes(path);
  const own = (said.get(locale) ?? []).filter(isTranslated);
  const english = wholeEnglish.filter(isTranslated);
  const { quotes, stop, safe, faults, asEnglish = [] } = habits[locale];

  test("has the keys of English, and its functions take as many arguments", async () => {
    expect(shapeOf(await loadStrings(locale))).toEqual(shapeOf(en));
  });

  test("leaves no string empty, and none out", () => {
    for (const { path, text } of own) {
      expect(text, path).not.toMatch(/undefined|NaN|\[object|=>|\{|\}/);
      if (edges.has(path)) continue;
      expect(text, path).not.toBe("");
      expect(text, path).toBe(text.trim());
    }
  });

  test("mentions the same arguments as English", () => {
    const [n, plain] = [number(tagOf(locale)), number(tagOf(locale), false)];
    own.forEach(({ path, given, text, inWords }, at) => {
      for (const each of given.flat().slice(coded.has(path) ? 1 : 0)) {
        const { text: inEnglish = "" } = english[at] ?? {};
        const value = typeof each === "number" ? each : Number(each || Number.NaN);
        if (inEnglish.includes(String(each)) && typeof each === "string") {
          expect(text, path).toContain(each);
        } else if (!Number.isNaN(value) && inEnglish.includes(number("en")(value))) {
          const numbers = [n(value), plain(value)].some((written) => text.includes(written));
          expect(numbers || inWords.has(value), `${path} with ${value}: ${text}`).toBe(true);
        }
      }
    });
  });

  test("has a form for every plural category, and omits the number only if one number fits", () => {
    const ours = heard.phrases.filter((phrase) => phrase.locale === tagOf(locale));
    expect(ours.length).toBeGreaterThan(3);
    const rules = new Intl.PluralRules(locale);
    const categories = rules.resolvedOptions().pluralCategories;
    for (const { forms } of ours) {
      expect(Object.keys(forms).sort()).toEqual([...categories].sort());
      for (const [category, form] of Object.entries(forms)) {
        if (form.includes("{count}")) continue;
        const numbers = Array.from({ length: 1_001 }, (_, value) => value);
        expect(
          numbers.filter((value) => rules.select(value) === category),
          form,
        ).toHaveLength(1);
      }
    }
  });

  test("has no English words left", () => {
    own.forEach(({ path, text, given }, at) => {
      if (locale === "en" || signs.has(path) || asEnglish.includes(path)) return;
      expect(text, path).not.toBe(english[at]?.text);
      const words = withoutGiven(text, given).replace(/JSON|\b(?:Esc|Tab|true|false|null)\b/g, "");
      expect(words, path).not.toMatch(isLatin(locale) ? ENGLISH : /\p{sc=Latin}{2}/u);
    });
  });

  test("tells apart the same meanings as English", () => {
    const words = own.filter(({ path, given }) => given.length === 0 && !edges.has(path));
    const meanings = new Map<string, string>();
    for (const { path, text } of words) {
      const meaning = english.find((each) => each.path === path)?.text ?? "";
      expect(meanings.get(text) ?? meaning, path).toBe(meaning);
      meanings.set(text, meaning);
    }
  });

  test("has accessible names of buttons that contain the visible text, for voice control", async () => {
    const strings = await loadStrings(locale);
    const lower = (text: string) => text.toLocaleLowerCase(locale);
    for (const [seen, heardAs] of longerNames) {
      expect(lower(strings[heardAs]("Paris")), heardAs).toContain(lower(strings[seen]));
    }
  });

  test("writes the effect of an answer in lower case behind the agent's words", async () => {
    const { answerNamed, kinds, scopes } = await loadStrings(locale);
    const lower = ([first = "", ...rest]: string) =>
      first.toLocaleLowerCase(locale) + rest.join("");
    for (const kind of Object.values(kinds)) {
      const [whole, short] = [answerNamed("No", kind, scopes.once), answerNamed("No", kind)];
      expect(whole).toContain(lower(kind));
      expect(whole).toContain(scopes.once);
      expect(short).toContain(lower(kind));
      expect(short).not.toMatch(/[,،、，]|undefined/u);
    }
  });

  test("ends its sentences where English does, in its own way", () => {
    own.forEach(({ path, text }, at) => {
      // Where a host or an hour comes last, some languages set it off by a colon.
      if (["readsAs", "writtenAs", "answerBy", ...edges].includes(path)) return;
      const end = english[at]?.text.at(-1) ?? "";
      const expected = { ".": stop, ":": ":：", "…": "…" }[end] ?? "^.。।:：…";
      expect(text, path).toMatch(new RegExp(`[${expected}]$`, "u"));
    });
  });

  test("has the quotation marks and the spacing of its typesetters", () => {
    const prose = own.filter(({ path }) => !edges.has(path) && !json.has(path));
    for (const { path, text, given } of prose) {
      if (path === "ellipsis") continue;
      // Tests of hosts look this button up by its name.
      if (locale === "en" && path === "finished") continue;
      const words = withoutGiven(text, given);
      const marks = words.match(/["'`\p{Pi}\p{Pf}„‚「」『』]/gu) ?? [];
      // ’ is the apostrophe of French and Italian.
      const foreign = marks.filter((mark) => !`${quotes}’`.includes(mark));
      expect(foreign, `${path}: ${words}`).toEqual([]);
      expect(words, path).not.toMatch(faults);
    }
  });

  test("hides nothing but what keeps directions apart, and that in pairs", () => {
    for (const { path, text, given } of own) {
      // A negative number in Arabic has a mark of direction that `Intl` gives it.
      const numbers = given.flat().filter((each) => typeof each === "number");
      const words = numbers.reduce<string>(
        (rest, value) => rest.replaceAll(number(tagOf(locale))(value), ""),
        text,
      );
      const hidden = words.match(/(?![\u0301])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu) ?? [];
      const pairs = hidden.join("").replaceAll(/[\u2066\u2068]\u2069/g, "");
      expect(pairs.replaceAll(/[\u2066\u2068]\u2069/g, ""), path).toBe("");
      if (locale !== "ar") expect(hidden, path).toEqual([]);
    }
  });

  test("isolates its arguments if it is written from right to left", () => {
    // A label, and the name of a row, go through <UntrustedText>, which would make the marks visible.
    // The rest stands alone or is made of isolated pieces.
    const whole = ["otherAnswer", "preview", "rowName", "levelled", "sentence", "charactersNamed"];
    for (const { path, text, given } of locale === "ar" ? own : []) {
      const texts = given.flat().filter((each) => typeof each === "string" && each !== "");
      for (const each of texts.filter((one) => text.includes(String(one)))) {
        if (whole.includes(path)) expect(text, path).not.toMatch(/[\u2066-\u2069]/);
        else
          expect(text, path).toMatch(new RegExp(`[\u2066\u2068]${escaped(String(each))}:?\u2069`));
      }
    }
    expect(own.length).toBe(english.length);
  });

  test("calls nothing safe, and ends what a user agrees to with the site itself", async () => {
    for (const { path, text } of own) expect(text, path).not.toMatch(safe);
    const { checked } = await loadStrings(locale);
    expect(checked("site.example").replace(/\u2069$/, "")).toMatch(/site\.example$/);
  });
});

const ENGLISH =
  /\b(?:the|this|that|is|are|and|with|you|your|can|cannot|not|answer|from|been|of|which|press|enter|choose|submit|decline|cancel)\b/iu;

/**
 * Everything that a language says, each phrase as often as it has samples; in one order, whatever
 * that of the file is, so that the languages can be held beside one another.
 */
function everything(strings: object, given: object = samples, before = ""): Said[] {
  const phrases = Object.entries(strings).sort(([a], [b]) => (a < b ? -1 : 1));
  return phrases.flatMap(([key, value]: [string, unknown]): Said[] => {
    const path = before + key;
    const sample: unknown = (given as Record<string, unknown>)[key];
    if (typeof value === "string") return [{ path, given: [], text: value, inWords: new Set() }];
    if (typeof value === "object" && value) {
      return everything(value, sample as object, `${path}.`);
    }
    return (sample as unknown[][]).map((each) => {
      heard.inWords.clear();
      const text = (value as (...args: unknown[]) => string)(...each);
      return { path, given: each, text, inWords: new Set(heard.inWords) };
    });
  });
}

/** The keys, with how much each takes. */
function shapeOf(strings: object): unknown {
  return Object.fromEntries(
    Object.entries(strings)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]: [string, unknown]) => [
        key,
        typeof value === "function"
          ? value.length
          : typeof value === "object" && value
            ? shapeOf(value)
            : typeof value,
      ]),
  );
}

/** A text without numbers, and with a sign of no language in place of what was put in. */
function withoutGiven(text: string, given: readonly unknown[]): string {
  return given
    .flat()
    .filter((each) => typeof each === "string" && each !== "")
    .reduce<string>((rest, each) => rest.replaceAll(String(each), "▢"), text)
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll(/\w+@example\.com|https:\/\/example\.com/g, "▢")
    .replaceAll(/\d(?:[\d.,\s]*\d)?/g, "0");
}

/** Arabic is pinned to Western digits. */
function tagOf(locale: string): string {
  return locale === "ar" ? "ar-u-nu-latn" : locale;
}

function isLatin(locale: string): boolean {
  return new Intl.Locale(locale).maximize().script === "Latn";
}

function escaped(text: string): string {
  return text.replace(/[.+*?^${}()|[\]\\]/g, "\\$&");
}
