import { expect, test } from "vitest";
import { twinHint } from "./twinHint.js";

const options = [{ value: "all", label: " no ANSWER " }];

test("a word of our own that an option of the server reads like is explained", () => {
  expect(twinHint(options, "No answer", "Leaves it out.")).toBe("Leaves it out.");
});

test("a word that stands alone needs no explanation", () => {
  expect(twinHint(options, "Other", "Type.")).toBeUndefined();
  expect(twinHint([], "No answer", "Leaves it out.")).toBeUndefined();
});
