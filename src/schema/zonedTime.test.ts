import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localTime } from "./dateTime.js";
import { isLocalTime, zonedTime } from "./zonedTime.js";

const HOUR = 3_600_000;
const zones = Intl.supportedValuesOf("timeZone");

describe("the offset is the one that holds on that day", () => {
  test.each([
    ["2024-01-15T12:00", "Europe/Berlin", "2024-01-15T12:00:00+01:00"],
    ["2024-07-15T12:00", "Europe/Berlin", "2024-07-15T12:00:00+02:00"],
    ["2024-03-31T01:59", "Europe/Berlin", "2024-03-31T01:59:00+01:00"],
    ["2024-03-31T03:00", "Europe/Berlin", "2024-03-31T03:00:00+02:00"],
    ["2024-01-15T12:00", "America/New_York", "2024-01-15T12:00:00-05:00"],
    ["2024-07-15T12:00", "America/New_York", "2024-07-15T12:00:00-04:00"],
    ["2024-07-15T12:00", "Asia/Kolkata", "2024-07-15T12:00:00+05:30"],
    ["2024-07-15T12:00", "Asia/Kathmandu", "2024-07-15T12:00:00+05:45"],
    ["2024-01-15T12:00", "Australia/Lord_Howe", "2024-01-15T12:00:00+11:00"],
    ["2024-07-15T12:00", "Australia/Lord_Howe", "2024-07-15T12:00:00+10:30"],
    ["2024-01-15T12:00", "Pacific/Chatham", "2024-01-15T12:00:00+13:45"],
    ["2024-01-15T12:00", "America/St_Johns", "2024-01-15T12:00:00-03:30"],
    ["2024-07-15T12:00", "America/St_Johns", "2024-07-15T12:00:00-02:30"],
    ["2011-12-29T23:59", "Pacific/Apia", "2011-12-29T23:59:00-10:00"],
    ["2011-12-31T00:00", "Pacific/Apia", "2011-12-31T00:00:00+14:00"],
    ["2024-07-15T12:00:30", "UTC", "2024-07-15T12:00:30+00:00"],
    ["9999-12-31T23:59", "America/New_York", "9999-12-31T23:59:00-05:00"],
    // Local mean times have seconds, which RFC 3339 offsets cannot say.
    ["1880-06-01T12:00", "Europe/Berlin", "1880-06-01T11:06:32Z"],
    ["1880-06-01T12:00", "America/New_York", "1880-06-01T16:56:02Z"],
    ["0001-01-01T12:00", "Europe/Berlin", "0001-01-01T11:06:32Z"],
    ["0001-01-01T12:00", "UTC", "0001-01-01T12:00:00+00:00"],
  ])("%s in %s is %s", (local, timeZone, text) => {
    expect(zonedTime(local, timeZone)).toEqual({ text, repeated: false });
  });
});

describe("a time that the clocks skip is refused", () => {
  test.each([
    ["2024-03-31T02:00", "Europe/Berlin"],
    ["2024-03-31T02:59:59", "Europe/Berlin"],
    ["2024-03-10T02:30", "America/New_York"],
    ["2024-10-06T02:00", "Australia/Lord_Howe"],
    ["2024-10-06T02:29", "Australia/Lord_Howe"],
    // The clocks went forward a minute after midnight.
    ["2010-03-14T00:01", "America/St_Johns"],
    ["2010-03-14T01:00", "America/St_Johns"],
    // A whole day was left out.
    ["2011-12-30T00:00", "Pacific/Apia"],
    ["2011-12-30T12:00", "Pacific/Apia"],
    ["2011-12-30T23:59", "Pacific/Apia"],
  ])("%s in %s", (local, timeZone) => expect(zonedTime(local, timeZone)).toBeUndefined());

  test("the minute before and the minute after it are accepted", () => {
    expect(zonedTime("2024-10-06T01:59", "Australia/Lord_Howe")?.text).toMatch(/\+10:30$/);
    expect(zonedTime("2024-10-06T02:30", "Australia/Lord_Howe")?.text).toMatch(/\+11:00$/);
    expect(zonedTime("2010-03-14T00:00", "America/St_Johns")?.text).toMatch(/-03:30$/);
    expect(zonedTime("2010-03-14T01:01", "America/St_Johns")?.text).toMatch(/-02:30$/);
  });
});

describe("a time that the clocks show twice means the first one, and is marked as repeated", () => {
  test.each([
    ["2024-10-27T02:00", "Europe/Berlin", "+02:00"],
    ["2024-10-27T02:59", "Europe/Berlin", "+02:00"],
    ["2024-11-03T01:30", "America/New_York", "-04:00"],
    ["2024-04-07T01:45", "Australia/Lord_Howe", "+11:00"],
    ["2010-11-06T23:30", "America/St_Johns", "-02:30"],
  ])("%s in %s", (local, timeZone, offset) => {
    expect(zonedTime(local, timeZone)).toEqual({ text: `${local}:00${offset}`, repeated: true });
  });

  test("a shown date-time decides which of the two is meant", () => {
    const of = (shown: string) => zonedTime("2024-10-27T02:30", "Europe/Berlin", shown);
    for (const second of ["2024-10-27T02:30:00.0+0100", "2024-10-27 01:30:00Z"])
      expect(of(second)).toEqual({ text: "2024-10-27T02:30:00+01:00", repeated: false });
    expect(of("2024-10-27T00:30:00Z")).toEqual({
      text: "2024-10-27T02:30:00+02:00",
      repeated: false,
    });
    // Neither says which.
    for (const neither of ["2024-10-27T02:30", "2024-10-27T02:30:00+03:00"])
      expect(of(neither)).toEqual({ text: "2024-10-27T02:30:00+02:00", repeated: true });
  });

  test("the hours around it are not marked as repeated", () => {
    expect(zonedTime("2024-10-27T01:59", "Europe/Berlin")?.repeated).toBe(false);
    expect(zonedTime("2024-10-27T03:00", "Europe/Berlin")).toEqual({
      text: "2024-10-27T03:00:00+01:00",
      repeated: false,
    });
  });
});

describe("an invalid time is refused, and never read as the next day", () => {
  test.each([
    "2023-02-30T10:00",
    "1880-02-30T10:00",
    "2024-13-01T10:00",
    "2024-01-01T24:00",
    "2024-01-01T10:60",
    "12345-01-01T10:00",
    "0000-01-01T10:00",
    "2024-01-01",
    "2024-01-01T10",
    "2024-01-01T10:00Z",
    "2024-01-01 10:00",
    "Jan 1",
    "",
  ])("%j", (local) => {
    expect(isLocalTime(local)).toBe(false);
    expect(zonedTime(local, "Europe/Berlin")).toBeUndefined();
  });
});

describe("localTime", () => {
  test.each([
    ["2024-07-15T10:00:00Z", "Europe/Berlin", "2024-07-15T12:00"],
    ["2024-07-15T10:00:30Z", "Europe/Berlin", "2024-07-15T12:00:30"],
    ["2011-12-30T09:59:00Z", "Pacific/Apia", "2011-12-29T23:59"],
    ["2011-12-30T10:00:00Z", "Pacific/Apia", "2011-12-31T00:00"],
    ["1880-06-01T11:06:32Z", "Europe/Berlin", "1880-06-01T12:00"],
    ["1969-12-31T23:59:59Z", "UTC", "1969-12-31T23:59:59"],
    ["0001-01-01T00:00:00Z", "UTC", "0001-01-01T00:00"],
    // No picker shows these years.
    ["0001-01-01T00:00:00Z", "America/New_York", ""],
    ["9999-12-31T23:00:00Z", "Asia/Tokyo", ""],
  ])("%s in %s is %j", (utc, timeZone, local) => {
    expect(localTime(Date.parse(utc), timeZone)).toBe(local);
  });

  test("an invalid moment throws", () => expect(() => localTime(NaN, "UTC")).toThrow(RangeError));
});

/** The offset as Intl writes it, `GMT-03:30`: another way to it than the one under test. */
const names = new Map<string, Intl.DateTimeFormat>();
function offsetOf(epoch: number, timeZone: string): number {
  let format = names.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
    names.set(timeZone, format);
  }
  const name = format.formatToParts(epoch).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = 0, minutes = 0, seconds = 0] =
    /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name) ?? [];
  const size = Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1_000;
  return sign === "-" ? -size : size;
}

const shown = (epoch: number, offset: number) =>
  new Date(epoch + offset).toISOString().slice(0, 19).replace(/:00$/, "");

/** The first change of the clocks after a moment, within a year; to the second. */
function nextChange(from: number, timeZone: string): number | undefined {
  const before = offsetOf(from, timeZone);
  for (let month = 1; month <= 12; month++) {
    let high = from + month * 30 * 24 * HOUR;
    if (offsetOf(high, timeZone) === before) continue;
    let low = high - 30 * 24 * HOUR;
    while (high - low > 1_000) {
      const middle = Math.floor((low + high) / 2_000) * 1_000;
      if (offsetOf(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    return high;
  }
  return undefined;
}

const timeZone = fc.constantFrom(...zones);
const seconds = (fromYear: number, toYear: number) =>
  fc
    .integer({ min: Date.UTC(fromYear, 0, 1) / 1_000, max: Date.UTC(toYear, 0, 1) / 1_000 })
    .map((epoch) => epoch * 1_000);

test("any moment from 1970 to 2100 comes back from its local time, in any zone", () => {
  fc.assert(
    fc.property(timeZone, seconds(1970, 2100), (zone, epoch) => {
      const offset = offsetOf(epoch, zone);
      const local = localTime(epoch, zone);
      expect(local).toBe(shown(epoch, offset));
      const { text = "", repeated } = zonedTime(local, zone) ?? {};
      const back = Date.parse(text);
      if (repeated) expect(Math.abs(back - epoch)).toBeLessThanOrEqual(24 * HOUR);
      else expect(back).toBe(epoch);
      expect(localTime(back, zone)).toBe(local);
      if (offset % 60_000 === 0) expect(text.startsWith(local)).toBe(true);
    }),
    { numRuns: 5_000, seed: 1 },
  );
});

test("around any change of the clocks: skipped, shown twice, or once", () => {
  let skipped = 0;
  let twice = 0;
  const minutes = fc.integer({ min: -180, max: 180 });
  fc.assert(
    fc.property(timeZone, seconds(1970, 2037), minutes, (zone, from, delta) => {
      const change = nextChange(from, zone);
      if (change === undefined) return;
      const [before, after] = [offsetOf(change - 1_000, zone), offsetOf(change, zone)];
      // Another change within hours would make this another question.
      if (offsetOf(change - 48 * HOUR, zone) !== before) return;
      if (offsetOf(change + 48 * HOUR, zone) !== after) return;
      if (before % 60_000 !== 0 || after % 60_000 !== 0) return;

      const wall = Math.min(change + before, change + after) + delta * 60_000;
      const found = zonedTime(new Date(wall).toISOString().slice(0, 19), zone);
      const early = wall - before < change;
      const late = wall - after >= change;
      if (!early && !late) {
        skipped += 1;
        expect(found).toBeUndefined();
      } else {
        if (early && late) twice += 1;
        expect(found?.repeated).toBe(early && late);
        expect(Date.parse(found?.text ?? "")).toBe(wall - (early ? before : after));
      }
    }),
    { numRuns: 3_000, seed: 1 },
  );
  expect(Math.min(skipped, twice)).toBeGreaterThan(50);
});
