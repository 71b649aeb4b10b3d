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

test("nor one whose end is out of sight behind empty lines", () => {
  for (const line of ["\n", "\r\n", "\n \t"]) {
    expect(read(`Ada${line.repeat(60)}; rm -rf`).preset).toBeUndefined();
    expect(read(`Ada${line.repeat(4)}Bob`).preset).toBeDefined();
  }
  // These are broken as letters are.
  expect(read(`Ada${"\u00a0".repeat(3000)}; rm -rf`).preset).toBeUndefined();
});

test.each(["Ada", "Ada\u00a0"])("one with a gap in its line is shown in several: %j", (start) => {
  const field = (preset: string, schema: object = {}) =>
    readSchema({ properties: { a: { type: "string", default: preset, ...schema } } }).fields[0];
  for (const schema of [{}, { pattern: "." }]) {
    expect(field(`${start}${" ".repeat(30)}; rm -rf`, schema)).toMatchObject({ multiline: true });
    expect(field(`${start}\t\t\t\t; rm -rf`, schema)).toMatchObject({ multiline: true });
    expect(field(`${start} ; rm -rf`, schema)).toMatchObject({ multiline: false });
  }
});

test.each(["Ärger, naïve, 日本語", "one\ntwo\r\nthree", "👩‍👩‍👧 family", "می‌خواهم", "a\tb"])(
  "a default that can be seen is kept: %j",
  (preset) => {
    expect(read(preset)).toEqual({ preset, codes: [] });
  },
);

test.each<[unknown]>([["a\u202eb"], [["a", "b\u200b"]]])(
  "nor one of those as a JSON value: %j",
  (preset) => {
    expect(read(preset, {}).preset).toBeUndefined();
    expect(read(preset, {}).codes).toContain("ignoredDefault");
    expect(read("a", {}).preset).toBe("a");
  },
);

test.each([
  ["email", " ada@example.org"],
  ["email", "ada@example.org\n"],
  ["uri", "https://example.org/ "],
  ["uri", "https://example\n.org/"],
])("nor one that a browser would change in its box: %s %j", (format, preset) => {
  expect(read(preset, { type: "string", format })).toEqual({
    preset: undefined,
    codes: ["ignoredDefault"],
  });
  const kept = preset.replace(/\s/g, "");
  expect(read(kept, { type: "string", format })).toEqual({ preset: kept, codes: [] });
});
