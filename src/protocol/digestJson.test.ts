import fc from "fast-check";
import { expect, test } from "vitest";
import { digestJson } from "./digestJson.js";
import { sameJson } from "./sameJson.js";

test("equal values have equal digests in whatever order their keys are, and others do not", () => {
  expect(digestJson({ a: 1, b: { c: [2], d: null } })).toBe(
    digestJson({ b: { d: null, c: [2] }, a: 1 }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(digestJson(a) === digestJson(b)).toBe(sameJson(a, b));
    }),
  );
});

test("the digest of a long value is short", () => {
  expect(digestJson({ text: "x".repeat(1_000_000) }).length).toBeLessThan(40);
});
