import { describe, expect, test } from "vitest";
import { readSchema } from "../../schema/readSchema.js";
import { hostileKeys } from "../../schema/fixtures/arbitraries.js";
import { everyKind } from "../../schema/fixtures/everyKind.js";
import { openStore, settings, storeOf } from "./fixtures/openStore.js";

describe("sent content", () => {
  test("an empty schema is a plain confirmation", async () => {
    expect(await openStore({}).submit()).toEqual({});
  });

  test("untouched number, boolean, text, select and list are absent", async () => {
    expect(await openStore(everyKind).submit()).toEqual({});
  });

  test("a required choice is never answered by its first option", async () => {
    const form = openStore(everyKind, Object.keys(everyKind));
    expect(await form.submit()).toBeUndefined();
    for (const key of Object.keys(everyKind)) expect(form.codes(key)).toEqual(["required"]);
  });

  test("defaults are sent, and what is cleared stays cleared", async () => {
    const form = openStore({
      text: { type: "string", default: "a" },
      number: { type: "number", default: 0 },
      boolean: { type: "boolean", default: true },
      choice: { enum: ["a"], default: "a" },
      choices: { type: "array", items: { enum: ["a"] }, default: ["a"] },
    });
    expect(await form.submit()).toEqual({
      text: "a",
      number: 0,
      boolean: true,
      choice: "a",
      choices: ["a"],
    });
    form.enter("text", "");
    form.enter("number", "");
    form.enter("boolean", null);
    form.enter("choice", null);
    form.enter("choices", null);
    expect(await form.submit()).toEqual({});
    expect(await form.submit()).toEqual({});
  });

  test("a required boolean is answered no at once", async () => {
    const form = openStore({ a: { type: "boolean" } }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    form.enter("a", false);
    expect(await form.submit()).toEqual({ a: false });
  });

  test.each([
    ["12abc", "notANumber"],
    ["3.7", "notAnInteger"],
    ["0x10", "notANumber"],
    ["Infinity", "notANumber"],
    ["1e309", "notANumber"],
    ["-", "notANumber"],
    ["9007199254740993", "inexactNumber"],
    ["1,234", "ambiguousNumber"],
  ])("%s is refused as an integer, and kept as it was typed", async (typed, code) => {
    const form = openStore({ a: { type: "integer" } });
    form.enter("a", typed);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual([code]);
    expect(form.value("a")).toBe(typed);
  });

  test("incomplete input is kept, and read as far as it goes", async () => {
    const form = openStore({ a: { type: "number" }, b: { type: "number" } }, [], {
      ...settings,
      locale: "de",
    });
    form.enter("a", "1.");
    form.enter("b", "1,5");
    expect(await form.submit()).toEqual({ a: 1, b: 1.5 });
    expect(form.value("a")).toBe("1.");
  });

  test("lengths are counted in characters, and text is not trimmed", async () => {
    const form = openStore({
      a: { type: "string", maxLength: 2 },
      b: { type: "string", minLength: 3 },
    });
    form.enter("a", "\u{1f600}\u{1f600}");
    form.enter("b", " b ");
    expect(await form.submit()).toEqual({ a: "\u{1f600}\u{1f600}", b: " b " });
    form.enter("b", "\u{1f600}\u{1f600}");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("b")).toEqual(["minLength"]);
  });

  test("format and length are checked together", async () => {
    const form = openStore({ a: { type: "string", format: "email", minLength: 30 } });
    form.enter("a", "ada");
    await form.submit();
    expect(form.codes("a").toSorted()).toEqual(["format", "minLength"]);
  });

  test("a pattern is searched for, not matched against the whole text", async () => {
    const form = openStore({ a: { type: "string", pattern: "[0-9]{2}" } });
    form.enter("a", "room 12b");
    expect(await form.submit()).toEqual({ a: "room 12b" });
    form.enter("a", "room 1");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["pattern"]);
  });

  test("a pattern that backtracks for minutes ends at once, and one nobody can read is no dead end", async () => {
    const form = openStore({
      a: { type: "string", pattern: "^(a+)+$" },
      b: { type: "string", pattern: "(" },
    });
    form.enter("a", `${"a".repeat(50_000)}!`);
    form.enter("b", "b");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["pattern"]);
    expect(form.codes("b")).toEqual([]);
  });

  test("an optional list with minItems may be empty, but not shorter than that", async () => {
    const form = openStore({ a: { type: "array", items: { enum: ["x", "y", "z"] }, minItems: 2 } });
    expect(await form.submit()).toEqual({});
    form.enter("a", ["x"]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["minItems"]);
    form.enter("a", null);
    expect(await form.submit()).toEqual({});
  });

  test("a required list is empty only on purpose", async () => {
    const form = openStore({ a: { type: "array", items: { enum: ["x"] } } }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["required"]);
    form.enter("a", []);
    expect(await form.submit()).toEqual({ a: [] });
  });

  test("an option that is an empty text answers a required choice", async () => {
    const form = openStore({ a: { enum: ["", "x", ""] } }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    form.enter("a", "");
    expect(await form.submit()).toEqual({ a: "" });
  });

  test("an untouched date-time is sent unchanged, even after the zone and language changed", async () => {
    const preset = "2024-07-15t10:00:00.250z";
    const form = openStore({ a: { type: "string", format: "date-time", default: preset } });
    form.store.configure({ locale: "de", timeZone: "Asia/Tokyo" }, false);
    expect(form.value("a")).toBe("2024-07-15T19:00:00.25");
    expect(await form.submit()).toEqual({ a: preset });
    form.enter("a", "2024-07-15T12:01");
    expect(await form.submit()).toEqual({ a: "2024-07-15T12:01:00+09:00" });
  });

  test("a time that is typed as the default read in an earlier zone is no default", async () => {
    const moment = { type: "string", format: "date-time", default: "2026-06-01T10:00:00Z" };
    const form = openStore({ a: moment, b: moment }, [], { ...settings, timeZone: "UTC" });
    form.enter("a", "2026-06-01T11:00");
    form.store.configure({ ...settings, timeZone: "America/New_York" }, false);
    expect([form.value("a"), form.value("b")]).toEqual(["2026-06-01T11:00", "2026-06-01T06:00"]);
    form.enter("a", "2026-06-01T10:00");
    expect(await form.submit()).toEqual({ a: "2026-06-01T10:00:00-04:00", b: moment.default });
    form.store.startOver();
    expect(form.value("a")).toBe("2026-06-01T06:00");
    expect(await form.submit()).toEqual({ a: moment.default, b: moment.default });
  });

  test("a new time of day is sent in RFC 3339 format, and an untouched one is unchanged", async () => {
    const time = { type: "string", format: "time" };
    const form = openStore({ a: time, b: { ...time, default: "10:30:00.250-09:30" } }, [], {
      ...settings,
      timeZone: "UTC",
    });
    expect(form.value("b")).toBe("20:00:00.25");
    form.enter("a", "16:45");
    expect(await form.submit()).toEqual({ a: "16:45:00+00:00", b: "10:30:00.250-09:30" });
    form.enter("a", "25:99");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["format"]);
  });

  test("impossible days and skipped times are refused", async () => {
    const form = openStore({
      day: { type: "string", format: "date" },
      moment: { type: "string", format: "date-time" },
    });
    form.enter("day", "2023-02-30");
    form.enter("moment", "2024-03-31T02:30");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("day")).toEqual(["format"]);
    expect(form.codes("moment")).toEqual(["skippedTime"]);
  });

  test.each(hostileKeys)("a property named %j is sent under its own name", async (key) => {
    const form = openStore(Object.fromEntries([[key, { type: "string" }]]), [key]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes(key)).toEqual(["required"]);
    form.enter(key, "x");
    expect(JSON.stringify(await form.submit())).toBe(`{${JSON.stringify(key)}:"x"}`);
  });

  test("a field without a valid answer is left out, and blocks Submit only if it is required", async () => {
    const schema = { enum: [] };
    expect(await openStore({ a: schema }).submit()).toEqual({});
    const form = openStore({ a: schema }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["unanswerable"]);
  });

  test("nothing is sent if the form is unreadable, or a required field is not rendered", async () => {
    expect(await storeOf(readSchema([]), settings).validation.validateAll()).toBeUndefined();
    const keys = Array.from({ length: 1_001 }, (_, at) => `key ${at}`);
    const properties = Object.fromEntries(keys.map((key) => [key, { type: "boolean" }]));
    expect(await openStore(properties).submit()).toEqual({});
    expect(await openStore(properties, ["key 1000"]).submit()).toBeUndefined();
  });
});
