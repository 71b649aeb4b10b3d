import fc from "fast-check";
import { assert, expect, test } from "vitest";
import { readSchema } from "../../schema/readSchema.js";
import { toggle } from "./fieldChoices.js";

const VALUES = ["b", "a", "", "__proto__", "10", "9"];
const [field] = readSchema({
  properties: { a: { type: "array", items: { enum: VALUES }, minItems: 2 } },
}).fields;
assert(field?.kind === "multiSelect");
const select = field;

test("taking out the last one is no answer, never an empty list", () => {
  expect(toggle(select, ["a"], "a", false)).toBeNull();
  expect(toggle(select, [], "a", false)).toBeNull();
  expect(toggle(select, null, "a", false)).toBeNull();
});

test("an empty text can be chosen", () => {
  expect(toggle(select, null, "", true)).toEqual([""]);
  expect(toggle(select, ["a", ""], "", false)).toEqual(["a"]);
});

test("choosing one takes the place of an empty list", () => {
  expect(toggle(select, [], "a", true)).toEqual(["a"]);
});

test("each choice is listed once, in the server's order, and no list is changed in place", () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...VALUES), fc.boolean()), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (each) => {
      const chosen = new Set<string>();
      let value: readonly string[] | null = null;
      for (const [option, on] of each) {
        if (on) chosen.add(option);
        else chosen.delete(option);
        value = Object.freeze(toggle(select, value, option, on));
      }
      const kept = VALUES.filter((option) => chosen.has(option));
      expect(value).toEqual(kept.length > 0 ? kept : null);
    }),
    { seed: 1 },
  );
});
