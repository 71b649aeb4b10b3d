import { expect, test } from "vitest";
import { firstShare, shareOf } from "./NestedControl.js";

test.each([1, 10, 100, 1_000])(
  "a page renders at most 3,000 fields of %i with as many nested ones each",
  (fieldCount) => {
    const draw = (share: number, level: number): number => {
      if (fieldCount > share || level > 12) return 0;
      return fieldCount + fieldCount * draw(shareOf(share, fieldCount), level + 1);
    };
    expect(fieldCount * draw(firstShare(fieldCount), 0)).toBeLessThanOrEqual(3_000);
  },
);
