import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldValue } from "./FieldValue.js";
import { initialValue } from "./initialValue.js";
import { readAnswer } from "./readAnswer.js";
import { readSchema } from "./readSchema.js";

const settings = { locale: "en", timeZone: "Europe/Berlin" };
const NONE = { state: "none" };
const given = (value: unknown) => ({ state: "given", value });
const unreadable = (issue: unknown) => ({ state: "unreadable", issue });
const DATE_TIME = { type: "string", format: "date-time" };

function fieldOf(schema: unknown) {
  return readSchema({ properties: { a: schema } }).fields[0]!;
}

/** How a value is read that a person entered. */
function read(schema: unknown, value: FieldValue, other: Partial<typeof settings> = {}) {
  return readAnswer(fieldOf(schema), value, { ...settings, ...other });
}

/** How the value is read that a field started with, by now in other settings. */
function untouched(schema: unknown, now: Partial<typeof settings> = {}) {
  const field = fieldOf(schema);
  const initial = initialValue(field, settings);
  return readAnswer(field, initial, { ...settings, ...now }, initial);
}

describe("numbers", () => {
  test.each([{ type: "number" }, { type: "integer" }])("of %j are read as typed", (schema) => {
    expect(read(schema, "")).toEqual(NONE);
    expect(read(schema, "  ")).toEqual(NONE);
    expect(read(schema, "0")).toEqual(given(0));
    expect(read(schema, "1.")).toEqual(given(1));
    expect(read(schema, "3.7")).toEqual(given(3.7));
    expect(read(schema, "1,5", { locale: "de" })).toEqual(given(1.5));
    for (const typed of ["-", "12abc", "0x10", "Infinity", "1e309", "NaN"]) {
      expect(read(schema, typed)).toEqual(unreadable({ code: "notANumber" }));
    }
    expect(read(schema, "9007199254740993")).toEqual(
      unreadable({ code: "inexactNumber", nearest: 9007199254740992 }),
    );
  });

  test("an untouched default goes back exactly, whatever the language is by now", () => {
    for (const preset of [1.234, 0, -1.5e-7, 1e21, 0.1 + 0.2, 9007199254740992]) {
      const schema = { type: "number", default: preset };
      expect(untouched(schema)).toEqual(given(preset));
      expect(untouched(schema, { locale: "de" })).toEqual(given(preset));
    }
  });

  test("the same text typed where there was no default is read by the language of now", () => {
    expect(read({ type: "number", default: 2 }, "1.234", { locale: "de" })).toEqual(
      unreadable({ code: "ambiguousNumber", readings: [1234, 1.234] }),
    );
  });
});

describe("choices", () => {
  test("an option that is an empty text, zero or false is an answer once it is chosen", () => {
    expect(read({ enum: ["", "a"] }, "")).toEqual(given(""));
    expect(read({ enum: [0, 1] }, 0)).toEqual(given(0));
    expect(read({ enum: [false] }, false)).toEqual(given(false));
    expect(read({ enum: ["", "a"] }, null)).toEqual(NONE);
    expect(untouched({ enum: ["", "a"], default: "" })).toEqual(given(""));
  });

  test("a choice of several: nothing, or an empty list on purpose", () => {
    const schema = { type: "array", items: { enum: ["a", ""] }, minItems: 1 };
    expect(read(schema, null)).toEqual(NONE);
    expect(read(schema, [])).toEqual(given([]));
    expect(read(schema, [""])).toEqual(given([""]));
  });

  test("what is sent is a copy of what is chosen", () => {
    const chosen = ["a"];
    const answer = read({ type: "array", items: { enum: ["a"] } }, chosen);
    expect(answer.state === "given" && answer.value).not.toBe(chosen);
  });

  test("yes and no", () => {
    expect(read({ type: "boolean" }, null)).toEqual(NONE);
    expect(read({ type: "boolean" }, false)).toEqual(given(false));
    expect(read({ type: "boolean" }, true)).toEqual(given(true));
  });
});

describe("dates and times", () => {
  test("a day is sent as it is, never shifted by a conversion to UTC", () => {
    const day = { type: "string", format: "date", default: "2024-02-29" };
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      expect(read(day, "2024-03-01", { timeZone })).toEqual(given("2024-03-01"));
      expect(untouched(day, { timeZone })).toEqual(given("2024-02-29"));
    }
  });

  test("a time is sent with the offset of its zone and day", () => {
    expect(read(DATE_TIME, "2024-07-15T12:00")).toEqual(given("2024-07-15T12:00:00+02:00"));
    expect(read(DATE_TIME, "2024-01-15T12:00:30")).toEqual(given("2024-01-15T12:00:30+01:00"));
    expect(read(DATE_TIME, "2024-01-15T12:00", { timeZone: "Asia/Kolkata" })).toEqual(
      given("2024-01-15T12:00:00+05:30"),
    );
  });

  test("a time that the clocks skip is refused", () => {
    expect(read(DATE_TIME, "2024-03-31T02:30")).toEqual(unreadable({ code: "skippedTime" }));
  });

  test("a time of no day of the calendar is refused, not rolled over", () => {
    for (const local of ["2023-02-30T10:00", "1880-02-30T10:00", "12345-01-01T10:00", "now"]) {
      expect(read(DATE_TIME, local)).toEqual(unreadable({ code: "format", format: "date-time" }));
    }
  });

  const exact = [
    "2024-07-15T10:00:00Z",
    "2024-07-15t10:00:00z",
    "2024-07-15T10:00:00.123456789Z",
    "2024-07-15T10:00:30.5-03:30",
    "2024-07-15T10:00:00-00:00",
    "1880-06-01T12:00:00+00:53",
    // Shown twice by the clocks there: this is the second one.
    "2024-10-27T02:30:00+01:00",
  ];
  test.each(exact)(
    "the untouched default %s goes back exactly, wherever the person is by now",
    (preset) => {
      const schema = { ...DATE_TIME, default: preset };
      expect(untouched(schema)).toEqual(given(preset));
      expect(untouched(schema, { timeZone: "Asia/Tokyo", locale: "de" })).toEqual(given(preset));
    },
  );

  test("any untouched default goes back exactly", () => {
    const moment = fc.tuple(
      fc.integer({ min: Date.UTC(1, 0, 2), max: Date.UTC(9999, 11, 30) }),
      fc.constantFrom("", ".0", ".5", ".999999"),
      fc.constantFrom("Z", "z", "+00:00", "-12:00", "+14:00", "+05:30"),
    );
    fc.assert(
      fc.property(moment, ([epoch, fraction, offset]) => {
        const preset = `${new Date(epoch).toISOString().slice(0, 19)}${fraction}${offset}`;
        expect(untouched({ ...DATE_TIME, default: preset })).toEqual(given(preset));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test.each([
    ["2024-07-15T10:00:00", "2024-07-15T10:00:00+02:00"],
    ["2024-07-15 10:00", "2024-07-15T10:00:00+02:00"],
    ["2024-07-15T10:00Z", "2024-07-15T12:00:00+02:00"],
    ["2024-07-15 10:00:00Z", "2024-07-15T12:00:00+02:00"],
    ["2024-07-15T10:00:00+0530", "2024-07-15T06:30:00+02:00"],
  ])("the default %s is not RFC 3339, so it goes back as %s", (preset, sent) => {
    expect(untouched({ ...DATE_TIME, default: preset })).toEqual(given(sent));
  });
});

describe("JSON", () => {
  test.each<[string, unknown]>([
    ['"a"', "a"],
    ['""', ""],
    ["1.5", 1.5],
    ["false", false],
    ["[]", []],
    [' ["a", "b"] ', ["a", "b"]],
  ])("%s is an answer", (text, value) => expect(read({}, text)).toEqual(given(value)));

  test.each(["", " ", "\n"])("%j is none", (text) => expect(read({}, text)).toEqual(NONE));

  test.each(["{", "a", "'a'", "undefined", "NaN", "[1,]", "01"])("%s is no JSON", (text) => {
    expect(read({}, text)).toEqual(unreadable({ code: "notJson" }));
  });

  test.each(["null", "{}", '{"a":1}', "[1]", '["a", null]', "[[]]", "1e400"])(
    "%s cannot be sent",
    (text) =>
      expect(read({}, text)).toMatchObject({ state: "unreadable", issue: { code: "type" } }),
  );

  test("10,000 levels of it cannot be sent either", () => {
    const deep = "[".repeat(10_000) + "]".repeat(10_000);
    expect(read({}, deep)).toMatchObject({ state: "unreadable" });
  });
});
