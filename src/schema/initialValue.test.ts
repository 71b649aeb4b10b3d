import { describe, expect, test, vi } from "vitest";
import { zoneOffset } from "./completeTime.js";
import { initialValue } from "./content.js";
import { readSchema } from "./readSchema.js";
import { EMPTY_TEXT } from "./types.js";

const settings = { locale: "en", timeZone: "Europe/Berlin" };

function start(schema: unknown, other: Partial<typeof settings> = {}) {
  const [field] = readSchema({ properties: { a: schema } }).fields;
  return initialValue(field!, { ...settings, ...other });
}

test.each([
  [{ type: "string" }, ""],
  [{ type: "string", format: "email" }, ""],
  [{ type: "string", format: "uri" }, ""],
  [{ type: "string", format: "date" }, ""],
  [{ type: "string", format: "date-time" }, ""],
  [{ type: "number" }, ""],
  [{ type: "integer" }, ""],
  [{ type: "boolean" }, null],
  [{ enum: ["a"] }, null],
  [{ type: "array", items: { enum: ["a"] } }, null],
  [{}, ""],
])("%j starts with nothing", (schema, nothing) => expect(start(schema)).toBe(nothing));

test.each([
  [{ type: "string", default: " a\n" }, " a\n"],
  [{ type: "string", format: "date", default: "2024-02-29" }, "2024-02-29"],
  [{ type: "string", default: "" }, EMPTY_TEXT],
  [{ type: "array", items: { enum: ["a"] }, default: [] }, []],
  [{ type: "boolean", default: false }, false],
  [{ enum: ["", "a"], default: "" }, ""],
  [{ enum: [0, 1], default: 0 }, 0],
  [{ type: "array", items: { enum: ["b", "a"] }, default: ["a", "b"] }, ["a", "b"]],
  [{ default: ["a"] }, '["a"]'],
  [{ default: false }, "false"],
])("%j starts with its default", (schema, value) => expect(start(schema)).toEqual(value));

test("numbers are written with the user's decimal sign", () => {
  expect(start({ type: "number", default: 1.5 })).toBe("1.5");
  expect(start({ type: "number", default: -1.5e-7 }, { locale: "de" })).toBe("-1,5e-7");
  expect(start({ type: "integer", default: 1_000_000 }, { locale: "de" })).toBe("1000000");
});

describe("a date-time is shown in the user's time zone", () => {
  test.each([
    ["2024-07-15T10:00:00Z", "2024-07-15T12:00"],
    ["2024-01-15T10:00:00Z", "2024-01-15T11:00"],
    ["2024-01-15t10:00:30.25z", "2024-01-15T11:00:30.25"],
    ["2024-07-15T10:00:00-05:00", "2024-07-15T17:00"],
    // Without an offset it is the time that is meant, in any zone.
    ["2024-07-15T10:00", "2024-07-15T10:00"],
    // As the browser's picker has it, which would else seem to have been changed.
    ["2024-07-15T10:00:00", "2024-07-15T10:00"],
    ["2024-07-15T10:00:00.5", "2024-07-15T10:00:00.5"],
    ["2024-07-15T10:00:00.000Z", "2024-07-15T12:00"],
    // More than a picker shows stands in a text box.
    ["2024-07-15T10:00:00.1234567Z", "2024-07-15T10:00:00.1234567Z"],
    ["2024-07-15 00:00:00", "2024-07-15T00:00"],
    ["2024-07-15T10:00:30", "2024-07-15T10:00:30"],
    // Go's time that is none: in Berlin it is still one of the year 1, in New York it is not.
    ["0001-01-01T00:00:00Z", "0001-01-01T00:53:28"],
  ])("%s", (preset, local) => {
    expect(start({ type: "string", format: "date-time", default: preset })).toBe(local);
  });

  test("is shown as received if no picker can show it", () => {
    const at = (preset: string) => ({ type: "string", format: "date-time", default: preset });
    const zero = at("0001-01-01T00:00:00Z");
    expect(start(zero, { timeZone: "America/New_York" })).toBe("0001-01-01T00:00:00Z");
    expect(start(at("2016-12-31T23:59:60Z"))).toBe("2016-12-31T23:59:60Z");
  });
});

test("a time of day is shown by the offset of today, also on the day on which it changes", () => {
  const time = (preset: string) => start({ type: "string", format: "time", default: preset });
  vi.useFakeTimers({ now: Date.parse("2027-03-28T00:10:00Z"), toFake: ["Date"] });
  try {
    expect(zoneOffset("Europe/Berlin")).toBe("+02:00");
    // By the clocks of that night it would be 1:30 still, with an offset that is not said.
    expect(time("00:30:00Z")).toBe("02:30");
    expect(time("23:30:15+01:00")).toBe("00:30:15");
    expect(time("10:00")).toBe("10:00");
    // Sunday morning in Sydney, where the clocks have just changed. It is Saturday in UTC.
    vi.setSystemTime(Date.parse("2026-10-03T21:00:00Z"));
    const preset = { type: "string", format: "time", default: "22:30:00Z" };
    expect(start(preset, { timeZone: "Australia/Sydney" })).toBe("09:30");
  } finally {
    vi.useRealTimers();
  }
});
