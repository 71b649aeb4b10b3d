import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { completeTime } from "./completeTime.js";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-07-01T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["10:30", "10:30:00+02:00"],
  ["10:30:15", "10:30:15+02:00"],
  ["10:30Z", "10:30:00Z"],
  ["10:30:15.250+01:00", "10:30:15.250+01:00"],
  ["10:30:15.250", "10:30:15.250+02:00"],
  ["10:30:15.250+0200", "10:30:15.250+0200"],
  ["10:30+0200", "10:30:00+02:00"],
  ["25:99", undefined],
])("%s has what RFC 3339 asks for: %s", (text, complete) => {
  expect(completeTime(text, "Europe/Berlin")).toBe(complete);
});

test("the offset is today's", () => {
  vi.setSystemTime(Date.parse("2026-12-01T10:00:00Z"));
  expect(completeTime("10:30", "Europe/Berlin")).toBe("10:30:00+01:00");
  expect(completeTime("10:30", "UTC")).toBe("10:30:00+00:00");
});

test.each([
  // Sunday morning, where the clocks have just changed. It is Saturday in UTC.
  ["2026-10-03T21:00:00Z", "Australia/Sydney", "09:30:00+11:00"],
  ["2026-10-03T12:00:00Z", "Australia/Sydney", "09:30:00+10:00"],
  // Saturday evening. It is Sunday in UTC.
  ["2026-03-08T04:00:00Z", "America/New_York", "09:30:00-05:00"],
  ["2026-03-08T05:00:00Z", "America/New_York", "09:30:00-04:00"],
])("today is that of the zone: at %s in %s, it is %s", (now, timeZone, complete) => {
  vi.setSystemTime(Date.parse(now));
  expect(completeTime("09:30", timeZone)).toBe(complete);
});
