import fc from "fast-check";
import { assert, describe, expect, test } from "vitest";
import { readSchema } from "./readSchema.js";
import { requestedSchema } from "./fixtures/arbitraries.js";
import { writeAnswer } from "./writeAnswer.js";

const words = { yes: "Yes", no: "No", emptyOption: "(empty)", noneOfThese: "None of these" };

/** An answer to the one question of a schema, as it is read. */
function write(property: object, value: unknown, locale = "en-US", timeZone = "Europe/Berlin") {
  const [field] = readSchema({ type: "object", properties: { a: property } }).fields;
  assert(field);
  return writeAnswer(field, value, { locale, timeZone }, words).map((text) =>
    text.replace(/\s/g, " "),
  );
}

const titled = {
  type: "string",
  oneOf: [
    { const: "a", title: "Apple" },
    { const: "", title: "" },
  ],
};
const several = { type: "array", items: { anyOf: titled.oneOf } };
const plain = { type: "array", items: { type: "string", enum: ["a", "b"] } };

describe("an answer as a person reads it", () => {
  test.each([
    ["text as it is", { type: "string" }, " a\n b ", [" a  b "]],
    ["yes", { type: "boolean" }, true, ["Yes"]],
    ["no", { type: "boolean" }, false, ["No"]],
    ["an option by its title", titled, "a", ["Apple"]],
    ["an option without one", titled, "", ["(empty)"]],
    ["each of several options", several, ["a", ""], ["Apple", "(empty)"]],
    ["none of several options", plain, [], ["None of these"]],
    ["a number", { type: "number" }, 1234.5, ["1,234.5"]],
    ["zero", { type: "number" }, 0, ["0"]],
    ["a tiny number, not as zero", { type: "number" }, 1e-25, ["1e-25"]],
    ["a huge number, not as its zeros", { type: "number" }, -1e21, ["-1e+21"]],
    ["a day", { type: "string", format: "date" }, "2026-12-04", ["Friday, December 4, 2026"]],
    ["JSON", { type: "array", items: { type: "string" } }, ["a"], ['["a"]']],
  ])("%s", (_, property, value, written) => {
    expect(write(property, value)).toEqual(written);
  });

  test("in the person's language, in the calendar that was picked in", () => {
    expect(write({ type: "number" }, 1234.5, "de")).toEqual(["1.234,5"]);
    const day = { type: "string", format: "date" };
    expect(write(day, "2026-12-04", "de")).toEqual(["Freitag, 4. Dezember 2026"]);
    expect(write(day, "2026-12-04", "th-TH").join()).toContain("2026");
  });

  test("as it is, where the language or the time zone is none", () => {
    expect(write({ type: "number" }, 1234.5, "not a tag")).toEqual(["1234.5"]);
    const moment = { type: "string", format: "date-time" };
    expect(write(moment, "2026-07-14T08:30:00Z", "en", "Nowhere")).toEqual([
      "2026-07-14T08:30:00Z",
    ]);
  });

  test("a moment on the person's own clock, with its zone", () => {
    const moment = { type: "string", format: "date-time" };
    const july = write(moment, "2026-07-14T08:30:00Z");
    expect(july).toEqual(["Tuesday, July 14, 2026 at 10:30 AM GMT+2"]);
    expect(write(moment, "2026-07-14T10:30:00+02:00")).toEqual(july);
    expect(write(moment, "2026-07-14T08:30:05Z").join()).toContain("10:30:05");
    expect(write(moment, "2026-07-14T08:30:00")).toEqual(["2026-07-14T08:30:00"]);
  });

  test.each([
    [{ type: "boolean" }, "yes", ['"yes"']],
    [{ type: "number" }, "1", ['"1"']],
    [{ type: "string", format: "date" }, "2026-02-30", ["2026-02-30"]],
    [{ type: "string" }, null, ["null"]],
    [titled, "gone", ["gone"]],
    [titled, { a: 1 }, ['{"a":1}']],
    [several, "a", ['"a"']],
  ])("what does not fit %j is written as it is: %j", (property, value, written) => {
    expect(write(property, value)).toEqual(written);
  });

  test("always, of any question and any value, in texts", () => {
    fc.assert(
      fc.property(requestedSchema, fc.anything(), (schema, value) => {
        for (const field of readSchema(schema).fields) {
          const texts = writeAnswer(field, value, { locale: "en", timeZone: "UTC" }, words);
          expect(texts.every((text) => typeof text === "string")).toBe(true);
          expect(texts.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
