import { expect, test } from "vitest";
import { disambiguatingHint } from "./Options.js";

const options = [{ value: "all", label: " no ANSWER " }];

test("a label of our own is explained if an option of the server reads the same", () => {
  expect(disambiguatingHint(options, "No answer", "Leaves it out.")).toBe("Leaves it out.");
});

test("a label that is unique needs no explanation", () => {
  expect(disambiguatingHint(options, "Other", "Type.")).toBeUndefined();
  expect(disambiguatingHint([], "No answer", "Leaves it out.")).toBeUndefined();
});
