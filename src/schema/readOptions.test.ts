import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { Budget } from "../core/Budget.js";
import { enReceipt } from "../strings/enReceipt.js";
import { lazyConfusables } from "./lookAlikes.js";
import * as limits from "../core/limits.js";
import { readOptions } from "./readOptions.js";
import { readSchema } from "./readSchema.js";
import { writeValue } from "./writeValue.js";

const settings = { locale: "en", timeZone: "UTC" };
const read = (oneOf: unknown[]) => readOptions({ oneOf }, () => {}, new Budget())?.options ?? [];

test("an option has the preview that Claude's agent sends with it, and no other", () => {
  const sent = (preview: unknown) => ({ _meta: { "_claude/askUserQuestionOption": { preview } } });
  const previews = read([
    { const: "a", ...sent("one\n  two") },
    { const: "b" },
    { const: "c", ...sent("  \n") },
    { const: "d", ...sent({ preview: "x" }) },
    { const: "e", _meta: { "_claude/askUserQuestionOption": null } },
    { const: "f", _meta: { preview: "x" } },
    // What is told apart keeps it.
    { const: "g", title: "A", ...sent("three") },
  ]).map(({ preview }) => preview);
  expect(previews).toEqual(["one\n  two", ...Array(5).fill(undefined), "three"]);
});

/** The confusables of UTS #39: each character, and what it looks like. */
const confusables = readFileSync(new URL("../url/tables/data/unicode.txt", import.meta.url), "utf8")
  .split("@confusables\n")[1]!
  .trim()
  .split("\n")
  .map((line) =>
    line.split(" ").map((points) => {
      const codes = points.split("+").map((point) => Number.parseInt(point, 16));
      return String.fromCodePoint(...codes);
    }),
  );

const toldOf = (...titles: string[]) =>
  read(titles.map((title, at) => ({ const: `v${at}`, title }))).map(
    ({ distinction }) => distinction,
  );

describe("options that read alike", () => {
  beforeAll(() => lazyConfusables.load());

  test("are told apart for every confusable of Unicode, inside a word and alone", () => {
    expect(confusables.length).toBeGreaterThan(2_700);
    for (const [character = "", prototype = ""] of confusables) {
      for (const label of ["Pay %lice", "%", "a%b%"]) {
        const titles = [character, prototype].map((each) => label.replaceAll("%", each));
        // A title of nothing is none.
        if (titles.some((title) => title.trim() === "")) continue;
        expect(toldOf(...titles), titles.join(" ")).toEqual(["v0", "v1"]);
      }
    }
  });

  test("are told apart for every character that another form of it replaces", () => {
    for (let code = 0xa0; code <= 0x2fa1d; code += 1) {
      const character = String.fromCodePoint(code);
      const other = character.normalize("NFKC");
      if (other === character || /\p{Cs}/u.test(character)) continue;
      expect(toldOf(`a${character}`, `a${other}`), character).toEqual(["v0", "v1"]);
    }
  });

  test.each([
    ["Pay \ua4eelice", "Pay Alice"],
    ["Pay \u13aalice", "Pay Alice"],
    ["\u0430\u0440\u0440\u04cf\u0435", "apple"],
    ["rnodern", "modern"],
  ])("are told apart in a script that is rarely used: %j and %j", (one, other) => {
    expect(toldOf(one, other)).toEqual(["v0", "v1"]);
  });

  test("are compared as far as they are shown", () => {
    const long = "x".repeat(1_000);
    expect(toldOf(`${long}1`, `${long}2`)).toEqual(["v0", "v1"]);
    expect(toldOf(`${"\u200b".repeat(900)}1`, `${"\u200b".repeat(900)}2`)).toEqual(["v0", "v1"]);
    expect(toldOf(`${" ".repeat(5_000)}1`, `${" ".repeat(5_000)}2`)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("are not compared without a bound: further ones show their values", () => {
    const titles = Array.from({ length: 1_000 }, (_, at) => `${at} ${"\u0301".repeat(999)}`);
    const told = toldOf(...titles, "Yes", "No");
    const compared = limits.lookAlikes / 1_000;
    expect(told.slice(0, compared)).toEqual(Array(compared).fill(undefined));
    expect(told.slice(compared)).toEqual([
      ...Array.from({ length: 1_000 - compared }, (_, at) => `v${compared + at}`),
      undefined,
      undefined,
    ]);
  });

  test("show where their values differ, if these are too long to be shown whole", () => {
    const start = "x".repeat(100_000);
    const values = [`${start}1`, `${start}2`, `${start}23`, "short"];
    const options = readOptions({ enum: values }, () => {}, new Budget())?.options ?? [];
    const ends = ["1", "2", "23"].map(
      (end) => `\u2026${"x".repeat(20 - (end === "1" ? 0 : 1))}${end}"`,
    );
    expect(options.map(({ distinction }) => distinction)).toEqual([...ends, undefined]);
  });

  test("are told apart by their descriptions, if each has another that is short", () => {
    const file = (value: string, description?: string) => ({
      const: value,
      title: "foo.txt",
      description,
    });
    const told = (...entries: object[]) =>
      read(entries).map(({ description, distinction }) => [description, distinction]);
    expect(told(file("1", "In src/a"), file("2", "In src/b"))).toEqual([
      ["In src/a", "In src/a"],
      ["In src/b", "In src/b"],
    ]);
    // These read alike.
    expect(told(file("1", "In src/l"), file("2", "In src/I"))).toEqual([
      ["In src/l (1)", "1"],
      ["In src/I (2)", "2"],
    ]);
    const long = "a".repeat(200);
    expect(told(file("1", `${long}b`), file("2", `${long}c`))[0]?.[1]).toBe("1");
  });

  test("are each told apart by the value that they send otherwise", () => {
    const told = read([
      { const: "fra", title: "Frankfurt" },
      { const: "ffo", title: " frankfurt", description: "On the Oder" },
      { const: "ber", title: "Berlin" },
    ]).map(({ description, distinction }) => [description, distinction]);
    expect(told).toEqual([
      ["fra", "fra"],
      ["On the Oder (ffo)", "ffo"],
      [undefined, undefined],
    ]);
  });

  test("are told apart even if the values that they send look the same", () => {
    const told = read([{ const: 1 }, { const: "1" }]).map(({ distinction }) => distinction);
    expect(told).toEqual(["1", '"1"']);
  });

  test.each([
    [
      ["yes", "yes "],
      ['"yes"', '"yes "'],
    ],
    [
      ["a b", "a\u00a0b"],
      ['"a b"', '"a\\u00a0b"'],
    ],
    [
      ["a b", "a  b"],
      ['"a b"', '"a \\u0020b"'],
    ],
    [
      ["\u00e9", "e\u0301"],
      ['"\\u00e9"', '"e\\u0301"'],
    ],
  ])("are told apart where they have no titles: %j", (values, told) => {
    const [field] = readSchema({ properties: { a: { enum: values } } }).fields;
    const options = field && "options" in field ? field.options : [];
    expect(options.map(({ distinction }) => distinction)).toEqual(told);
  });

  test.each([
    ["Delete", "Dеlete"],
    ["PAYPAL", "РАУРАL".replace("У", "Y")],
    ["Οslo", "Oslo"],
    ["Delete", "De\u200dlete"],
    ["Rose", "Ro\ufe0fse"],
    ["Pay-as-you-go", "Pay‑as‑you‑go"],
    ["نمیخواهم", "نمی\u200cخواهم"],
  ])(
    "are told apart if letters of another script or invisible ones differ: %j and %j",
    (one, other) => {
      const told = read([
        { const: "a", title: one },
        { const: "b", title: other },
      ]).map(({ distinction }) => distinction);
      expect(told).toEqual(["a", "b"]);
      const sent = read([{ const: one }, { const: other }]).map(({ distinction }) => distinction);
      expect(new Set(sent).size).toBe(2);
      expect(sent.join("")).toMatch(/\\u[0-9a-f]{4}/);
    },
  );

  test.each([
    ["Pay Alice", "Pay AIice"],
    ["Account 100", "Account 1OO"],
    ["illinois", "lllinois"],
  ])("are told apart if letters and digits look alike: %j and %j", (one, other) => {
    const told = read([
      { const: "a", title: one },
      { const: "b", title: other },
    ]).map(({ distinction }) => distinction);
    expect(told).toEqual(["a", "b"]);
  });

  test("show the value that they send if their titles are invisible", () => {
    const of = (entries: object[]) => read(entries).map(({ distinction }) => distinction);
    expect(of([{ const: " ", title: "\u00a0" }, { const: "a" }])).toEqual(['" "', undefined]);
    expect(of([{ const: "" }, { const: "a" }])).toEqual([undefined, undefined]);
  });

  test("do not include different words of one script", () => {
    const titles = ["Москва", "Мокша", "Oslo", "Osló", "Αθήνα", "نعم", "Yes", "Нет", "Het"];
    const told = read(titles.map((title, at) => ({ const: `v${at}`, title })));
    expect(told.filter(({ distinction }) => distinction !== undefined)).toHaveLength(0);
  });

  test("are not written alike in a review or a receipt", () => {
    const title = fc.constantFrom("A", "a", " A", "A\u00a0", "B", "b b", "b  b", "");
    const entries = fc.uniqueArray(
      fc.record({
        const: fc.oneof(fc.constantFrom<unknown>(1, "1", true, "true"), fc.string()),
        title,
        description: fc.constantFrom(undefined, "same", "Same", "one", "two"),
        _meta: fc.record({
          acp: fc.record({ kind: fc.constantFrom("allow_once", "reject_once") }),
        }),
      }),
      { selector: (entry) => entry.const, minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(entries, (oneOf) => {
        const [field] = readSchema({ properties: { a: { oneOf } } }).fields;
        const options = field && "options" in field ? field.options : [];
        const written = options.map(({ value }) => writeValue(value, field, settings, enReceipt));
        expect(new Set(written).size).toBe(options.length);
        const shown = options.map((option) => [option.label.trim(), option.description]);
        expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(options.length);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

test("options beyond the limit are counted, but not created", () => {
  let looked = 0;
  const entry = (at: number) => ({
    const: `v${at}`,
    get title() {
      looked += 1;
      return `Option ${at}`;
    },
  });
  const oneOf = Array.from({ length: limits.options + 10 }, (_, at) => entry(at));
  const [field] = readSchema({ properties: { a: { oneOf } } }).fields;
  expect(field).toMatchObject({ unrendered: 10 });
  expect(field && "options" in field && field.options.length).toBe(limits.options);
  looked = 0;
  readSchema({ properties: { a: { oneOf: oneOf.slice(0, limits.options) } } });
  const ofAll = looked;
  looked = 0;
  readSchema({ properties: { a: { oneOf } } });
  expect(looked).toBe(ofAll);
  const values = oneOf.map((each) => each.const);
  const [listed] = readSchema({ properties: { a: { enum: [null, ...values] } } }).fields;
  expect(listed).toMatchObject({ unrendered: 10 });
});
