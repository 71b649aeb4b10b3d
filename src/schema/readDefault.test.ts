import { expect, test } from "vitest";
import { readSchema } from "./readSchema.js";

const read = (preset: unknown) => {
  const { fields, diagnostics } = readSchema({
    properties: { a: { type: "string", default: preset } },
  });
  const [field] = fields;
  return { preset: field?.default, codes: diagnostics.map(({ code }) => code) };
};

test.each(["Alice\u{e0041}\u{e0042}", "admin\u202etxt.exe", "a\rb", "a\u200bb", "a\0b"])(
  "a default with something in it that cannot be seen is not sent: %j",
  (preset) => {
    expect(read(preset)).toEqual({ preset: undefined, codes: ["ignoredDefault"] });
  },
);

test.each(["Ärger, naïve, 日本語", "one\ntwo\r\nthree", "👩‍👩‍👧 family", "می‌خواهم", "a\tb"])(
  "a default that can be seen is kept: %j",
  (preset) => {
    expect(read(preset)).toEqual({ preset, codes: [] });
  },
);
