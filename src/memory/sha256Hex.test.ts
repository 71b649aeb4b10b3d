import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256Hex } from "./sha256Hex.js";

test("sha256Hex computes the SHA-256 hash of a text of any length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      expect(sha256Hex(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }),
    { seed: 1, numRuns: 500 },
  );
  for (const length of [0, 55, 56, 63, 64, 65, 119, 120, 100_000]) {
    const text = "x".repeat(length);
    expect(sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
