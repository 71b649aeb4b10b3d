import { expect, test } from "vitest";
import { isRepeatedPress } from "./presses.js";

test.each(["Enter", " "])("%j that is held presses once", (key) => {
  expect(isRepeatedPress({ key, repeat: true })).toBe(true);
  expect(isRepeatedPress({ key, repeat: false })).toBe(false);
});

test.each(["Tab", "ArrowDown", "PageDown", "F5", "+"])(
  "%j that is held scrolls, moves and zooms as anywhere",
  (key) => {
    expect(isRepeatedPress({ key, repeat: true })).toBe(false);
  },
);
