import { expect, test } from "vitest";
import { readSchema } from "./readSchema.js";

const read = (preset: unknown, schema: object = { type: "string" }) => {
  const { fields, diagnostics } = readSchema({
    properties: { a: { ...schema, default: preset } },
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

test.each<[unknown]>([["a\u202eb"], [["a", "b\u200b"]]])(
  "a JSON default with something in it that cannot be seen is not sent: %j",
  (preset) => {
    expect(read(preset, {}).preset).toBeUndefined();
    expect(read(preset, {}).codes).toContain("ignoredDefault");
    expect(read("a", {}).preset).toBe("a");
  },
);

test.each([
  ["email", " ada@example.org"],
  ["email", "ada@example.org\n"],
  ["email", "ada@bücher.example"],
  ["uri", "https://example.org/ "],
  ["uri", "https://example\n.org/"],
  [undefined, `Ada${"\n".repeat(60)}; rm -rf`],
  [undefined, `Ada${" ".repeat(3_000)}; rm -rf`],
])("a box shows a default as it is, so it is kept: %s %j", (format, preset) => {
  expect(read(preset, { type: "string", format })).toEqual({ preset, codes: [] });
});
