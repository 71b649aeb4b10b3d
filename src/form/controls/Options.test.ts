import { expect, test } from "vitest";
import { disambiguatingHint } from "./Options.js";

const options = [{ value: "all", label: " no ANSWER " }];

test("a word of our own that an option of the server reads like is explained", () => {
  expect(disambiguatingHint(options, "No answer", "Leaves it out.")).toBe("Leaves it out.");
});

test("a word that stands alone needs no explanation", () => {
  expect(disambiguatingHint(options, "Other", "Type.")).toBeUndefined();
  expect(disambiguatingHint([], "No answer", "Leaves it out.")).toBeUndefined();
});
