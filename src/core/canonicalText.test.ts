import fc from "fast-check";
import { expect, test } from "vitest";
import { sameJson } from "./json.js";
import { canonicalText } from "./canonicalText.js";

/** The same value with the keys of its objects in another order. */
function turned(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  const entries = Object.entries(value).map(([key, item]) => [key, turned(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? 1 : -1)));
}

const json = fc
  .jsonValue({ depthSize: "medium" })
  // JSON has no negative zero of its own.
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test("equal values have one text, whatever the order of their keys", () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonicalText(turned(value))).toBe(canonicalText(value));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("values that differ have texts that differ", () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(canonicalText(a) === canonicalText(b)).toBe(sameJson(a, b));
    }),
    { seed: 1, numRuns: 2_000 },
  );
  expect(canonicalText([["a"], "b"])).not.toBe(canonicalText([["a", "b"]]));
  expect(canonicalText(["a", "b"])).not.toBe(canonicalText(["a,b"]));
  expect(canonicalText({ a: null })).not.toBe(canonicalText({}));
});

test("what JSON leaves out makes no difference", () => {
  expect(canonicalText({ a: 1, b: undefined })).toBe(canonicalText({ a: 1 }));
  expect(canonicalText([undefined])).toBe(canonicalText([null]));
});

test("a value of any depth is written, and one that is endless or huge is not", () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 20_000; depth += 1) deep = { a: deep };
  expect(canonicalText(deep)).toMatch(/^\{"a":\{"a":/);
  const endless: Record<string, unknown> = {};
  endless["itself"] = endless;
  expect(canonicalText(endless)).toBeUndefined();
  expect(canonicalText("x".repeat(3_000_000))).toBeUndefined();
  expect(canonicalText(Array.from({ length: 3_000_000 }, () => 1))).toBeUndefined();
});
