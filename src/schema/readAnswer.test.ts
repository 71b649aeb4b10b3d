import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_TEXT, type FieldInput } from "./types.js";
import { Budget } from "../core/Budget.js";
import { initialValue } from "./content.js";
import { type Rest, toFieldInput } from "./NestedInput.js";
import { readAnswer } from "./readAnswer.js";
import { readSchema } from "./readSchema.js";
import { validateValue } from "../validation/validateValue.js";

const settings = { locale: "en", timeZone: "Europe/Berlin" };
const NONE = { state: "none" };
const given = (value: unknown) => ({ state: "given", value });
const unreadable = (issue: unknown) => ({ state: "unreadable", issue });
const DATE_TIME = { type: "string", format: "date-time" };

function fieldOf(schema: unknown) {
  return readSchema({ properties: { a: schema } }).fields[0]!;
}

/** How a value is read that a person entered. */
function read(schema: unknown, value: FieldInput, other: Partial<typeof settings> = {}) {
  return readAnswer(fieldOf(schema), value, { ...settings, ...other });
}

/** How the value is read that a field started with, by now in other settings. */
function untouched(schema: unknown, now: Partial<typeof settings> = {}) {
  const field = fieldOf(schema);
  const initial = initialValue(field, settings);
  return readAnswer(field, initial, { ...settings, ...now }, initial);
}

describe("numbers", () => {
  test.each([{ type: "number" }, { type: "integer" }])("are read as typed for %j", (schema) => {
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

  test("a multiple choice is unanswered, or an empty list on purpose", () => {
    const schema = { type: "array", items: { enum: ["a", ""] }, minItems: 1 };
    expect(read(schema, null)).toEqual(NONE);
    expect(read(schema, [])).toEqual(given([]));
    expect(read(schema, [""])).toEqual(given([""]));
  });

  test("the sent list is a copy of the chosen one", () => {
    const chosen = ["a"];
    const answer = read({ type: "array", items: { enum: ["a"] } }, chosen);
    expect(answer.state === "given" && answer.value).not.toBe(chosen);
  });

  test("an empty default is sent unchanged", () => {
    const list = { type: "array", items: { enum: ["a"] }, default: [] };
    expect(untouched(list)).toEqual(given([]));
    expect(untouched({ ...list, minItems: 1 })).toEqual(NONE);
  });

  test("yes and no are answers", () => {
    expect(read({ type: "boolean" }, null)).toEqual(NONE);
    expect(read({ type: "boolean" }, false)).toEqual(given(false));
    expect(read({ type: "boolean" }, true)).toEqual(given(true));
  });
});

describe("texts", () => {
  test("an empty box is no answer, and the empty text is one where it was given", () => {
    expect(read({ type: "string" }, "")).toEqual(NONE);
    expect(readAnswer(fieldOf({ type: "string" }), EMPTY_TEXT, settings)).toEqual(given(""));
  });

  test("an empty default is sent unchanged, unless the schema refuses it", () => {
    expect(untouched({ type: "string", default: "" })).toEqual(given(""));
    expect(untouched({ type: "string", default: "", maxLength: 0 })).toEqual(given(""));
    for (const rule of [{ minLength: 1 }, { format: "email" }, { format: "date" }]) {
      expect(untouched({ type: "string", default: "", ...rule })).toEqual(NONE);
    }
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
    "2024-07-15 10:00:00.5Z",
    "2024-07-15T10:00:00+0530",
    "2024-07-15t10:00:00.25-03",
    // At home it is another year, of five digits or of none.
    "9999-12-31T23:59:59.999-12:00",
    "0001-01-01T00:00:00+14:00",
    "2016-12-31T23:59:60Z",
    "2016-12-31t15:59:60.5-0800",
  ];
  test.each(exact)(
    "the untouched default %s goes back exactly, whatever the user's time zone is",
    (preset) => {
      const schema = { ...DATE_TIME, default: preset };
      expect(untouched(schema)).toEqual(given(preset));
      expect(untouched(schema, { timeZone: "Asia/Tokyo", locale: "de" })).toEqual(given(preset));
    },
  );

  test("any untouched default goes back exactly", () => {
    const moment = fc.tuple(
      fc.integer({
        min: Date.parse("0001-01-01T00:00:00Z"),
        max: Date.parse("9999-12-31T23:59:59Z"),
      }),
      fc.constantFrom("", ".0", ".5", ".999999"),
      fc.constantFrom("Z", "z", "+00:00", "-12:00", "+14:00", "+05:30", "-0330", "+09"),
      fc.constantFrom("T", "t", " "),
      fc.constantFrom("UTC", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati"),
    );
    fc.assert(
      fc.property(moment, ([epoch, fraction, offset, between, timeZone]) => {
        const text = new Date(epoch).toISOString().slice(0, 19).replace("T", between);
        const schema = { ...DATE_TIME, default: text + fraction + offset };
        const field = fieldOf(schema);
        expect(validateValue(field.constraints, schema.default, new Budget())).toEqual([]);
        const initial = initialValue(field, { ...settings, timeZone });
        // What is sent is seen.
        expect(initial).not.toBe("");
        const answer = readAnswer(field, initial, { ...settings, timeZone }, initial);
        expect(answer).toEqual(given(schema.default));
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test("a default that no picker can show is shown as text, and can be rewritten", () => {
    const field = fieldOf({ ...DATE_TIME, default: "2016-12-31T23:59:60Z" });
    const initial = initialValue(field, settings);
    expect(initial).toBe("2016-12-31T23:59:60Z");
    const rewritten = (value: string) => readAnswer(field, value, settings, initial);
    expect(rewritten("2017-01-01T00:00:00.5Z")).toEqual(given("2017-01-01T00:00:00.5Z"));
    expect(rewritten("2016-12-31T23:58:60Z")).toMatchObject({ state: "unreadable" });
    expect(rewritten("")).toEqual(NONE);
  });

  test.each([
    "2024-07-15T10:00:00",
    "2024-07-15 10:00",
    "2024-07-15 10:00:00.75",
    "2024-07-15T10:00Z",
    "2024-07-15 10:00-03:30",
  ])("the untouched default %s is sent without the parts that it lacks", (preset) => {
    expect(untouched({ ...DATE_TIME, default: preset })).toEqual(given(preset));
    expect(untouched({ ...DATE_TIME, default: preset }, { timeZone: "Asia/Tokyo" })).toEqual(
      given(preset),
    );
  });

  test("an untouched time of day is sent without the parts that it lacks", () => {
    for (const preset of ["10:00", "10:00:30", "10:00:30.5", "10:00Z", "10:00+0530"]) {
      const schema = { type: "string", format: "time", default: preset };
      expect(untouched(schema), preset).toEqual(given(preset));
    }
  });
});

describe("JSON", () => {
  test("a text of megabytes in it is read", () => {
    for (const piece of ["a", "\n", '"', "\\", "[", "1e400 "]) {
      const value = [piece.repeat(8_000_000), 1.5, { a: -2e-7 }];
      const answer = read({}, JSON.stringify(value));
      expect(answer.state).toBe("given");
      expect(JSON.stringify("value" in answer && answer.value)).toBe(JSON.stringify(value));
    }
  });

  test.each<[string, unknown]>([
    ['"a"', "a"],
    ['""', ""],
    ["1.5", 1.5],
    ["false", false],
    ["[]", []],
    [' ["a", "b"] ', ["a", "b"]],
    ["{}", {}],
    ['{"a": [1, null, {"b": "]}"}]}', { a: [1, null, { b: "]}" }] }],
  ])("%s is an answer", (text, value) => expect(read({}, text)).toEqual(given(value)));

  test.each(["", " ", "\n"])("%j is no answer", (text) => expect(read({}, text)).toEqual(NONE));

  test.each(["{", "a", "'a'", "undefined", "NaN", "[1,]", "01"])("%s is no JSON", (text) => {
    expect(read({}, text)).toEqual(unreadable({ code: "notJson" }));
  });

  test("null is an answer if the user writes it, and the schema decides whether it is valid", () => {
    expect(read({}, "null")).toEqual(given(null as never));
    expect(read({}, "[".repeat(101) + "]".repeat(101))).toMatchObject({ issue: { code: "type" } });
  });

  test("kept input of other cases is no part of the answer, and half an answer is none", () => {
    const entered = (rest: Rest) => toFieldInput({ value: { a: 1 }, rest });
    expect(read({}, entered({ branch: 1 }))).toEqual(given({ a: 1 } as never));
    expect(read({}, entered({ branch: 1, unfit: true }))).toEqual(unreadable({ code: "inside" }));
    expect(read({}, entered({ in: [["b", { text: "1x" }]] }))).toEqual(
      unreadable({ code: "inside" }),
    );
  });

  test.each([
    ["9007199254740993", 9007199254740992],
    ['{"a": ["1", 9007199254740993]}', 9007199254740992],
    ["-9007199254740993.0", -9007199254740992],
    ["1e-400", 0],
    ["1e400", Number.MAX_VALUE],
    ['{"a": -1e400}', -Number.MAX_VALUE],
    ["0.30000000000000000004", 0.3],
    ["123456789012345678901234567890E0", 123456789012345680000000000000],
  ])("%s would be rounded when sent, so it is refused", (text, nearest) => {
    expect(read({}, text)).toEqual(unreadable({ code: "inexactNumber", nearest }));
  });

  test("any number that JSON writes is sent exactly or refused", () => {
    const text = fc
      .tuple(
        fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
        fc.option(fc.stringMatching(/^\d{1,24}$/)),
        fc.option(fc.integer({ min: -420, max: 420 })),
      )
      .map(
        ([whole, part, power]) => `${whole}${part ? `.${part}` : ""}${power ? `e${power}` : ""}`,
      );
    /** A decimal text as a fraction of whole numbers. */
    const exactly = (decimal: string): [bigint, bigint] => {
      const [mantissa = "", power = "0"] = decimal.toLowerCase().split("e");
      const [whole = "", part = ""] = mantissa.split(".");
      const shift = Number(power) - part.length;
      const all = BigInt(whole.replace("-", "") + part) * (decimal.startsWith("-") ? -1n : 1n);
      return shift < 0 ? [all, 10n ** BigInt(-shift)] : [all * 10n ** BigInt(shift), 1n];
    };
    fc.assert(
      fc.property(text, (decimal) => {
        const answer = read({}, decimal);
        if (answer.state === "given") {
          const [[a, b], [c, d]] = [exactly(decimal), exactly(JSON.stringify(answer.value))];
          expect(a * d).toBe(c * b);
        } else {
          expect(answer.state).toBe("unreadable");
        }
      }),
      { numRuns: 1_000, seed: 1 },
    );
    expect(read({}, "4e2")).toEqual(given(400));
  });

  test("10,000 levels of it cannot be sent either", () => {
    const deep = "[".repeat(10_000) + "]".repeat(10_000);
    expect(read({}, deep)).toMatchObject({ state: "unreadable" });
  });
});

test.each(['{"x":1}\n// and "y": 2', '{"x":1}\n//5', '{"x":1}\n//!'])(
  "a comment in the JSON of an answer is not dropped: %j",
  (entered) => {
    expect(read({ type: "object" }, entered)).toEqual(unreadable({ code: "notJson" }));
  },
);
