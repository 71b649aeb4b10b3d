import fc from "fast-check";
import { expect, test } from "vitest";
import { isObject } from "../core/json.js";
import { allFields, type Field } from "../schema/Field.js";
import { pickValue, requestedSchema } from "../schema/fixtures/arbitraries.js";
import { readSchema } from "../schema/readSchema.js";
import { type EnteredField, readDraftRecord, writeDraftRecord } from "./drafts.js";
import { fitsField } from "./fitsField.js";
import { garbage } from "./fixtures/garbage.js";
import { limits } from "./records.js";

const settings = { locale: "en", timeZone: "UTC" };
const NOW = 1_000_000;

const fieldsOf = (schema: unknown) => allFields(readSchema(schema).fields);
const byKey = (entered: readonly EnteredField[]) =>
  entered
    .map(([{ key }, value]) => [key, value])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));

/** The same schema with its properties in another order. */
function turned(schema: unknown): unknown {
  if (!isObject(schema) || !isObject(schema["properties"])) return schema;
  const entries = Object.entries(schema["properties"]).sort(([a], [b]) => (a < b ? 1 : -1));
  return { ...schema, properties: Object.fromEntries(entries) };
}

test("input is read as it was written, whatever the order of the fields", () => {
  fc.assert(
    fc.property(requestedSchema, fc.array(fc.nat(), { maxLength: 8 }), (schema, seeds) => {
      const fields = fieldsOf(schema);
      const entered = fields.flatMap((field, at): EnteredField[] => {
        const seed = seeds[at];
        return seed === undefined ? [] : [[field, pickValue(field, seed)]];
      });
      const shown = entered.filter(([field, value]) => fitsField(field, value, settings));
      const text = writeDraftRecord(fields, entered, settings, NOW);
      expect(byKey(readDraftRecord(text, fields, settings, NOW))).toEqual(byKey(shown));
      const others = fieldsOf(turned(schema));
      expect(byKey(readDraftRecord(text, others, settings, NOW))).toEqual(byKey(shown));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("a field gets only values that its control can show, whatever a storage gives back", () => {
  fc.assert(
    fc.property(requestedSchema, garbage("values"), (schema, text) => {
      const fields = fieldsOf(schema);
      const entered = readDraftRecord(text, fields, settings, NOW);
      expect(
        entered.every(
          ([field, value]) => fields.includes(field) && fitsField(field, value, settings),
        ),
      ).toBe(true);
      expect(new Set(entered.map(([field]) => field)).size).toBe(entered.length);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

const properties = {
  name: { type: "string" },
  count: { type: "integer" },
  start: { type: "string", format: "date-time" },
  size: { type: "string", enum: ["S", "M"] },
  extras: { type: "array", items: { type: "string", enum: ["a", "b"] } },
  sure: { type: "boolean" },
  other: {},
  mail: { type: "string", format: "email" },
  day: { type: "string", format: "date" },
  at: { type: "string", format: "time" },
  story: { type: "string", maxLength: 1_000 },
};
const fields = fieldsOf({ properties });
const fieldOf = (key: string) => fields.find((field) => field.key === key) as Field;

test("nested input that is deeper than any form is left out", () => {
  const read = (levels: number) => {
    const rest = '{"in":[["a",'.repeat(levels) + "{}" + "]]}".repeat(levels);
    const place = [...fields].sort((a, b) => (a.key < b.key ? -1 : 1)).indexOf(fieldOf("other"));
    const text = `{"version":1,"at":${NOW},"values":[[${place},{"value":{},"rest":${rest}}]]}`;
    return readDraftRecord(text, fields, settings, NOW).length;
  };
  expect([read(3), read(30_000)]).toEqual([1, 0]);
});

test("a draft that is a day old, or from the future, is ignored", () => {
  const text = writeDraftRecord(fields, [[fieldOf("name"), "Rose"]], settings, NOW);
  const read = (now: number) => readDraftRecord(text, fields, settings, now).length;
  expect(read(NOW + limits.draftAge - 1)).toBe(1);
  expect(read(NOW + limits.draftAge)).toBe(0);
  expect(read(NOW - limits.draftAge)).toBe(0);
});

test("a number is not read in a language in which it is another, nor a time in another zone", () => {
  const entered: EnteredField[] = [
    [fieldOf("name"), "Rose"],
    [fieldOf("count"), "1.234"],
    [fieldOf("start"), "2026-07-14T10:30"],
    [fieldOf("at"), "10:30"],
  ];
  const text = writeDraftRecord(fields, entered, settings, NOW);
  const keys = (other: typeof settings) =>
    byKey(readDraftRecord(text, fields, other, NOW)).map(([key]) => key);
  expect(keys(settings)).toEqual(["at", "count", "name", "start"]);
  expect(keys({ ...settings, locale: "de" })).toEqual(["at", "name", "start"]);
  // Dropped, it would be gone for good: the next change writes the draft without it.
  expect(keys({ ...settings, locale: "en-GB" })).toEqual(["at", "count", "name", "start"]);
  expect(keys({ ...settings, timeZone: "Asia/Tokyo" })).toEqual(["count", "name"]);
});

test.each<[typed: string, locale: unknown, kept: boolean]>([
  ["1,5", "de", true],
  ["1.234", "de", false],
  ["12", "ar", true],
  ["12 or so", "de", true],
  ["1.5", "not a language", true],
  ["1.234", { toString: 1 }, true],
  ["1.234", undefined, true],
])("a number that was typed as %s in %j is read in English: %j", (typed, locale, kept) => {
  const text = writeDraftRecord(fields, [[fieldOf("count"), typed]], settings, NOW);
  const record = { ...(JSON.parse(text!) as object), locale };
  const read = readDraftRecord(JSON.stringify(record), fields, settings, NOW);
  expect(read.map(([, value]) => value)).toEqual(kept ? [typed] : []);
});

test.each([
  // A leap second, which no picker shows: it stands in a text box.
  ["2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z", ["2016-12-31T23:59:59Z"]],
  ["2016-12-31T23:59:60Z", "31 December, I think", ["31 December, I think"]],
  ["2016-12-31T23:59:60Z", "", [""]],
  ["2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z\u202e", []],
  ["2026-07-14T10:30:00Z", "2016-12-31T23:59:59Z", []],
  ["2026-07-14T10:30:00Z", "2026-07-14T11:00", ["2026-07-14T11:00"]],
])("a date-time that began as %s restores %j if it could be typed: %j", (begun, typed, back) => {
  const moments = fieldsOf({
    properties: { start: { type: "string", format: "date-time", default: begun } },
  });
  const text = writeDraftRecord(moments, [[moments[0] as Field, typed]], settings, NOW);
  expect(readDraftRecord(text, moments, settings, NOW).map(([, value]) => value)).toEqual(back);
});

test("a draft that is too long is not written", () => {
  const long = "x".repeat(limits.record);
  expect(writeDraftRecord(fields, [[fieldOf("name"), long]], settings, NOW)).toBeUndefined();
});

test.each([
  ["name", "a\nb", true],
  ["story", "a\nb", true],
  ["count", "1\n2", false],
  ["story", "a\r\nb", false],
  ["name", "pay\u202eEDC", false],
  ["name", "a\u200bb", false],
  ["story", "\u{e0041}", false],
  ["count", "1\u20602", false],
  ["other", '"\u2067"', false],
  ["name", "\u{1f469}\u200d\u{1f680} \u05d0", true],
  ["mail", " ada@example.org", true],
  ["mail", "ada@example.org", true],
  ["story", "\n".repeat(1_000), false],
  ["story", "\n".repeat(900), true],
  ["story", "x".repeat(50_001), false],
  ["name", 1, false],
  ["size", "L", false],
  ["size", "M", true],
  ["size", null, true],
  ["extras", ["a", "a"], false],
  ["extras", ["a", "c"], false],
  ["extras", ["b"], true],
  ["extras", [], true],
  ["sure", "true", false],
  ["sure", false, true],
  ["day", "2023-02-30", false],
  ["day", "", true],
  ["start", "2026-07-14", false],
])("the field %s fits the draft %j: %j", (key, value, fits) => {
  expect(fitsField(fieldOf(key), value, settings)).toBe(fits);
});
