import { Validator } from "@cfworker/json-schema";
import { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";

import type { ContentValue } from "../core/protocol.js";
import type { Constraints, Field } from "../schema/Field.js";
import { loadPatterns } from "./patterns.js";
import { Budget } from "../core/Budget.js";
import { validateValue as validateOn } from "./validateValue.js";

const PATTERNS = ["^[a-z]+$", "b", "^.{2,4}$", "\\d", "^\\s*$", "😀", "^[^@]+@[^@]+$"];

const validateValue = (constraints: Constraints, value: ContentValue) =>
  validateOn(constraints, value, new Budget());

const codes = (constraints: Constraints, value: unknown) =>
  validateValue(constraints, value as ContentValue).map(({ code }) => code);

const load = (...patterns: string[]) =>
  loadPatterns(patterns.map((pattern) => ({ constraints: { pattern } }) as Field));

beforeAll(() => load(...PATTERNS));

describe("validateValue", () => {
  test.each<[Constraints["type"], unknown, string[]]>([
    [["string"], "", []],
    [["string"], 1, ["type"]],
    [["string"], null, ["type"]],
    [["string"], {}, ["type"]],
    [["number"], 1.5, []],
    [["number"], "1.5", ["type"]],
    [["number"], Number.NaN, ["type"]],
    [["number"], Infinity, ["type"]],
    [["integer"], 3, []],
    [["integer"], 3.5, ["notAnInteger"]],
    [["integer"], Infinity, ["type"]],
    [["integer", "number"], 3.5, []],
    [["integer", "string"], 3.5, ["notAnInteger"]],
    [["boolean"], false, []],
    [["boolean"], 0, ["type"]],
    [["array"], [], []],
    [["array"], "a", ["type"]],
    [["array"], ["a", 1], ["type"]],
    [["array", "string"], "a", []],
    [[], "a", ["unanswerable"]],
  ])("finds, for type %j and value %j, the issues %j", (type, value, expected) => {
    expect(codes({ type }, value)).toEqual(expected);
  });

  test("says every rule that is broken, with its limits, once", () => {
    const text: Constraints = {
      type: ["string"],
      minLength: 5,
      maxLength: 2,
      pattern: "b",
      format: "email",
      enum: ["a"],
    };
    expect(validateValue(text, "😀😀😀")).toEqual(
      expect.arrayContaining([
        { code: "minLength", limit: 5, actual: 3 },
        { code: "maxLength", limit: 2, actual: 3 },
        { code: "pattern", pattern: "b" },
        { code: "format", format: "email" },
        { code: "enum" },
      ]),
    );
    expect(
      validateValue({ type: ["number"], minimum: 2, exclusiveMinimum: 3, multipleOf: 4 }, 1),
    ).toEqual([
      { code: "minimum", limit: 2 },
      { code: "exclusiveMinimum", limit: 3 },
      { code: "multipleOf", limit: 4 },
    ]);
    const list: Constraints = {
      type: ["array"],
      maxItems: 2,
      uniqueItems: true,
      items: { enum: ["a"], maxLength: 1 },
    };
    expect(validateValue(list, ["a", "a", "bb", "ccc"])).toEqual([
      { code: "maxItems", limit: 2, actual: 4 },
      { code: "enum" },
      { code: "maxLength", limit: 1, actual: 2 },
      { code: "uniqueItems" },
    ]);
  });

  test("counts lengths in Unicode characters", () => {
    const constraints: Constraints = { type: ["string"], minLength: 2, maxLength: 2 };
    expect(codes(constraints, "😀😀")).toEqual([]);
    expect(codes(constraints, "😀")).toEqual(["minLength"]);
    expect(codes(constraints, "e\u0301")).toEqual([]);
  });

  test("searches for patterns, and does not match the whole text", () => {
    expect(codes({ type: ["string"], pattern: "b" }, "abc")).toEqual([]);
    expect(codes({ type: ["string"], pattern: "b" }, "ac")).toEqual(["pattern"]);
  });

  test("leaves patterns that cannot be read to the server", async () => {
    await load("^(?=.*x)", "([");
    expect(codes({ type: ["string"], pattern: "^(?=.*x)" }, "a")).toEqual([]);
    expect(codes({ type: ["string"], pattern: "([" }, "a")).toEqual([]);
  });

  test.each<[NonNullable<Constraints["format"]>, string[], string[]]>([
    [
      "date",
      ["2024-02-29", "2000-02-29", "2023-12-31", "0001-01-01"],
      [
        "2023-02-29",
        "1900-02-29",
        "2023-02-30",
        "2024-13-99",
        "2024-00-10",
        "2024-01-00",
        "Jan 1",
        "2024-1-1",
        "20240101",
        "2024-01-01 ",
        "2024-01-01T00:00:00Z",
        "",
      ],
    ],
    [
      "date-time",
      [
        "2024-02-29T23:59:59Z",
        "2024-01-01T00:00:00+05:30",
        "2024-01-01t00:00:00.123z",
        "1998-12-31T23:59:60Z",
        "1998-12-31T15:59:60.5-08:00",
        "1990-12-31T23:59:59-00:00",
      ],
      [
        "2023-02-29T00:00:00Z",
        "2024-01-01T00:00:00",
        "2024-01-01T24:00:00Z",
        "2024-01-01T12:60:00Z",
        "2024-01-01T12:00:61Z",
        "1998-12-31T22:59:60Z",
        "2024-01-01",
        "2024-01-01T12:00:00+24:00",
        "2024-01-01T12:00Z",
        "",
      ],
    ],
    [
      "email",
      ["ada@example.org", "ada.lovelace+tag@mail.example.co.uk", "a@b.c"],
      [
        "ada",
        "ada@",
        "@example.org",
        "ada@example",
        "ada@@example.org",
        "ada example@example.org",
        ".ada@example.org",
        "ada@-example.org",
        "Ada <ada@example.org>",
        "",
      ],
    ],
    [
      "uri",
      [
        "https://example.org",
        "http://[::1]:8080/a?b#c",
        "mailto:ada@example.org",
        "urn:isbn:0451450523",
        "file:///etc/hosts",
      ],
      [
        "example.org",
        "/path",
        "//example.org",
        "https://example.org/a b",
        "https://exa mple.org",
        "https://example.org/<>",
        "http://[::1",
        "",
      ],
    ],
  ])("%s: accepts the ones, refuses the others", (format, good, bad) => {
    const constraints: Constraints = { type: ["string"], format };
    expect(good.filter((text) => codes(constraints, text).length > 0)).toEqual([]);
    expect(bad.filter((text) => codes(constraints, text).length === 0)).toEqual([]);
  });

  test("ignores formats that it does not know, whatever their name", () => {
    for (const format of ["valueOf", "__proto__", "constructor", "hostname"]) {
      const constraints = { type: ["string"], format } as unknown as Constraints;
      expect(codes(constraints, "anything")).toEqual([]);
    }
  });

  test("survives what constraints cannot be, and texts of any length", () => {
    const nonsense = [null, {}, [], "x", -1, Number.NaN, true];
    const keywords =
      "enum minLength maxLength pattern format minimum multipleOf minItems uniqueItems items";
    for (const keyword of keywords.split(" ")) {
      for (const held of nonsense) {
        const constraints = { type: ["string", "number", "array"], [keyword]: held };
        for (const value of ["a", 1, ["a", "b"]]) codes(constraints as Constraints, value);
      }
    }
    for (const format of ["email", "uri", "date", "date-time"] as const) {
      const constraints: Constraints = { type: ["string"], format };
      for (const unit of ["a", "a.", "a@a.", "a://", "1:", "%41", "::", "T0", "/a"]) {
        const text = unit.repeat(100_000 / unit.length);
        codes(constraints, text);
        codes(constraints, `a@${text} `);
        codes(constraints, `a://${text} `);
      }
    }
    // More than the stack of V8's regular expressions holds.
    expect(
      codes({ type: ["string"], format: "uri", maxLength: 9 }, `a:${"a".repeat(16_000_000)}`),
    ).toEqual(["maxLength"]);
  });

  test("takes 10,000 options, and 10,000 answers of them", () => {
    const options = Array.from({ length: 10_000 }, (_, index) => `option ${index}`);
    expect(codes({ type: ["string"], enum: options }, "option 9999")).toEqual([]);
    expect(codes({ type: ["string"], enum: options }, "option 10000")).toEqual(["enum"]);
    const list: Constraints = { type: ["array"], uniqueItems: true, items: { enum: options } };
    expect(codes(list, options)).toEqual([]);
    expect(codes(list, [...options, "option 0", "?"])).toEqual(["enum", "uniqueItems"]);
  });

  test("finds equal items whatever they are called", () => {
    const constraints: Constraints = { type: ["array"], uniqueItems: true };
    for (const item of ["__proto__", "constructor", "toString", "0", ""]) {
      expect(codes(constraints, [item, "other"])).toEqual([]);
      expect(codes(constraints, [item, "other", item])).toEqual(["uniqueItems"]);
    }
    expect(codes({ ...constraints, uniqueItems: false }, ["a", "a"])).toEqual([]);
  });
});

/** Left out more often than not, so that enough values hold. */
const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const textValue = fc.oneof(
  fc.constantFrom("", "a", "b", "ab", "abc", " ", "😀", "😀😀", "1", "ada@example.org", "a:b"),
  fc.constantFrom("2024-02-29", "2023-02-29", "2024-02-29T12:00:00Z", "https://example.org/"),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.emailAddress(),
  fc.webUrl(),
);
const numberValue = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -40, max: 40 }).map((n) => n / 2),
  // Not so small that ajv divides them to nothing.
  fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1e3),
);
const listValue = fc.array(
  fc.oneof({ weight: 9, arbitrary: textValue }, { weight: 1, arbitrary: fc.integer() }),
  { maxLength: 5 },
);
const anyValue = fc.oneof(textValue, numberValue, fc.boolean(), listValue);

const length = optional(fc.integer({ min: 0, max: 6 }));
const limit = optional(fc.integer({ min: -20, max: 20 }).map((n) => n / 2));
const text = {
  minLength: length,
  maxLength: length,
  pattern: optional(fc.constantFrom(...PATTERNS)),
  format: optional(fc.constantFrom("email", "uri", "date", "date-time")),
};
const anyConstraints = fc
  .record({
    type: fc.uniqueArray(fc.constantFrom("string", "number", "integer", "boolean", "array"), {
      minLength: 1,
      maxLength: 3,
    }),
    enum: optional(fc.array(fc.oneof(textValue, numberValue), { minLength: 1, maxLength: 80 })),
    ...text,
    minimum: limit,
    maximum: limit,
    exclusiveMinimum: limit,
    exclusiveMaximum: limit,
    // Of these ajv is exact too: see isMultipleOf for the others.
    multipleOf: optional(fc.constantFrom(1, 2, 3, 0.5, 0.25)),
    minItems: length,
    maxItems: length,
    uniqueItems: optional(fc.boolean()),
    items: optional(
      fc.record({ ...text, enum: optional(fc.array(textValue, { minLength: 1, maxLength: 80 })) }),
    ),
  })
  .map((record) => JSON.parse(JSON.stringify(record)) as Constraints);

/** The same in JSON Schema: all items of a list are texts. */
const toSchema = (constraints: Constraints) => ({
  ...constraints,
  type: [...constraints.type],
  items: { type: "string", ...constraints.items },
});

describe("against other engines", () => {
  const cases = fc.sample(
    fc.tuple(anyConstraints, fc.array(anyValue, { minLength: 60, maxLength: 60 })),
    { numRuns: 400, seed: 20_261_120 },
  );

  test("finds what ajv finds when it compiles the schema", () => {
    const ajv = new Ajv({
      allErrors: true,
      strict: false,
      validateSchema: false,
      formats: fullFormats,
      unicodeRegExp: true,
    });
    let valid = 0;
    for (const [constraints, values] of cases) {
      const validate = ajv.compile(toSchema(constraints));
      for (const value of values) {
        const ours = new Set(codes(constraints, value));
        const theirs = new Set<string>();
        if (validate(value)) valid++;
        else for (const { keyword } of validate.errors ?? []) theirs.add(keyword);
        // Of a value of another type ajv goes on to say what else is wrong.
        if (ours.has("notAnInteger") || (ours.size === 1 && ours.has("type"))) {
          expect(theirs).toContain("type");
          continue;
        }
        expect([...ours].toSorted(), JSON.stringify([constraints, value])).toEqual(
          [...theirs].toSorted(),
        );
      }
    }
    expect(valid).toBeGreaterThan(1_000);
  });

  test("finds what @cfworker/json-schema finds", () => {
    for (const [constraints, values] of cases) {
      const schema = toSchema(constraints);
      const validator = new Validator(JSON.parse(JSON.stringify(schema)), "2020-12");
      for (const value of values) {
        expect(validator.validate(value).valid, JSON.stringify([constraints, value])).toBe(
          codes(constraints, value).length === 0,
        );
      }
    }
  });
});
