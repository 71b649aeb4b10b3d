import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enReceipt } from "../strings/enReceipt.js";
import type { Field } from "./Field.js";
import { readSchema } from "./readSchema.js";
import { writeValue } from "./writeValue.js";

const berlin = { locale: "de", timeZone: "Europe/Berlin" };

function write(value: unknown, schema: object, settings = { locale: "en", timeZone: "UTC" }) {
  const [field] = readSchema({ properties: { answer: schema } }).fields;
  return writeValue(value, field, settings, enReceipt);
}

describe("a value in the language of the user", () => {
  const select = {
    oneOf: [{ const: "a", title: "First" }, { const: 2 }, { const: "", title: "" }],
  };
  test.each([
    ["a", select, "First"],
    [2, select, "2"],
    ["", select, "(empty)"],
    // Of an older version of the form.
    ["gone", select, "gone"],
    [true, { type: "boolean" }, "Yes"],
    [false, { type: "boolean" }, "No"],
    ["", { type: "string" }, "(empty)"],
    [2027, { type: "integer" }, "2027"],
    [1.5, { type: "number" }, "1.5"],
    [1e300, { type: "number" }, "1e+300"],
    [1e-9, { type: "number" }, "1e-9"],
    [Number.NaN, { type: "number" }, "NaN"],
    ["2027-01-31", { type: "string", format: "date" }, "January 31, 2027"],
    ["2027-02-31", { type: "string", format: "date" }, "2027-02-31"],
    ["soon", { type: "string", format: "date-time" }, "soon"],
    ["2027-01-31", { type: "string" }, "2027-01-31"],
    [["a", "b"], { type: "array" }, '["a","b"]'],
    ["5", { type: "object" }, '"5"'],
    [{ a: 1 }, { type: "string" }, '{"a":1}'],
    [12n, {}, "[object BigInt]"],
    ["five", { type: "integer" }, "five"],
  ])("%o", (value, schema, words) => expect(write(value, schema)).toBe(words));

  test("shows numbers, days and moments in the user's language and time zone", () => {
    expect(write(1234.5, { type: "number" }, berlin)).toBe("1234,5");
    expect(write("2027-01-31", { type: "string", format: "date" }, berlin)).toBe("31. Januar 2027");
    const moment = { type: "string", format: "date-time" };
    expect(write("2027-01-31T18:30:00Z", moment, berlin)).toBe("31. Januar 2027 um 19:30 MEZ");
    expect(write("2027-07-31T18:30:00", moment, berlin)).toBe("31. Juli 2027 um 18:30");
  });

  test("shows seconds if there are some, in the calendar of the date picker", () => {
    const moment = { type: "string", format: "date-time" };
    expect(write("2027-01-31T18:30:05Z", moment, berlin)).toBe("31. Januar 2027 um 19:30:05 MEZ");
    expect(write("2027-01-31T18:30:05", moment, berlin)).toBe("31. Januar 2027 um 18:30:05");
    const day = { type: "string", format: "date" };
    expect(write("2027-01-31", day, { locale: "th-TH", timeZone: "UTC" })).toContain("2027");
  });

  test("shows a leap second unchanged, since no calendar has it", () => {
    const moment = { type: "string", format: "date-time" };
    expect(write("2016-12-31T23:59:60Z", moment, berlin)).toBe("2016-12-31T23:59:60Z");
  });

  test("ignores a language tag that names no language", () => {
    const odd = { locale: "no language", timeZone: "UTC" };
    expect(write("2027-01-31", { type: "string", format: "date" }, odd)).toContain("2027");
  });
});

test("something is written for any value", () => {
  const fields: (Field | undefined)[] = [
    undefined,
    ...readSchema({
      properties: {
        text: { type: "string" },
        day: { type: "string", format: "date" },
        time: { type: "string", format: "date-time" },
        count: { type: "integer" },
        one: { enum: ["a"] },
        json: {},
      },
    }).fields,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.anything({ withBigInt: true }), (field, value) => {
      expect(writeValue(value, field, berlin, enReceipt)).not.toBe("");
    }),
    { numRuns: 1_000, seed: 1 },
  );
});
