import fc from "fast-check";
import { expect, test } from "vitest";
import { isCalendarDay } from "./dateTime.js";

test.each(["2024-02-29", "2000-02-29", "1999-12-31", "0001-01-01", "9999-12-31", "1582-10-10"])(
  "%s is a day",
  (text) => expect(isCalendarDay(text)).toBe(true),
);

test.each([
  "2023-02-29",
  "2023-02-30",
  "1900-02-29",
  "2024-04-31",
  "2024-13-99",
  "2024-00-10",
  "2024-01-00",
  "2024-01-32",
  "0000-01-01",
  "Jan 1",
  "2024-1-1",
  "24-01-01",
  "+012024-01-01",
  "2024-01-01T00:00:00Z",
  " 2024-01-01",
  "2024-01-01\n",
  "2024/01/01",
  "٢٠٢٤-٠١-٠١",
  "",
])("%j is not a day", (text) => expect(isCalendarDay(text)).toBe(false));

test("the days are those of the Gregorian calendar", () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const two = (value: number) => String(value).padStart(2, "0");
  fc.assert(
    fc.property(fc.nat(9_999), fc.nat(13), fc.nat(32), (year, month, day) => {
      const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const last = month === 2 && leap ? 29 : (lengths[month - 1] ?? 0);
      const text = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
      expect(isCalendarDay(text)).toBe(year > 0 && day >= 1 && day <= last);
    }),
    { numRuns: 2_000, seed: 1 },
  );
});
