import { expect, test } from "vitest";
import { parseTime } from "./parseTime.js";

test.each([
  ["10:30", "10:30", undefined],
  ["10:30:15", "10:30:15", undefined],
  ["10:30:15.250", "10:30:15", undefined],
  ["10:30:00Z", "10:30:00", "Z"],
  ["10:30:00z", "10:30:00", "Z"],
  ["10:30:00+01:00", "10:30:00", "+01:00"],
  ["23:59:59-0930", "23:59:59", "-09:30"],
])("%s", (text, clock, offset) => {
  expect(parseTime(text)).toEqual({ clock, offset });
});

test.each([
  "",
  "25:99",
  "24:00",
  "10:60",
  "10",
  "10:30:60",
  "10:30 am",
  "T10:30",
  "10:30+25:00",
  "10:30\n",
])("%j is none", (text) => {
  expect(parseTime(text)).toBeUndefined();
});
