import { expect, test } from "vitest";
import { firstShare, shareOf } from "./NestedControl.js";

test.each([1, 10, 100, 1_000])(
  "of %i parts, each with as many, a page draws as many as it can hold",
  (parts) => {
    const draw = (share: number, level: number): number => {
      if (parts > share || level > 12) return 0;
      return parts + parts * draw(shareOf(share, parts), level + 1);
    };
    expect(parts * draw(firstShare(parts), 0)).toBeLessThanOrEqual(3_000);
  },
);
