import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Constraints, Field, StringField } from "../schema/Field.js";

const field = (constraints: Omit<Constraints, "type">, more?: Partial<StringField>): Field => ({
  kind: "string",
  id: "f0",
  key: "text",
  label: "Text",
  required: false,
  multiline: false,
  constraints: { type: ["string"], ...constraints },
  ...more,
});

/** The module with nothing loaded and nothing remembered. */
const fresh = async () => {
  vi.resetModules();
  return import("./patterns.js");
};

// How long a pattern may take counts by the clock: of a busy machine, only our part of it.
beforeEach(() => {
  // oxlint-disable-next-line no-restricted-globals -- it is put aside, so that only our own time counts
  vi.spyOn(performance, "now").mockImplementation(() => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock("./compilePattern.js");
});

describe("loadPatterns", () => {
  test("loads nothing where there is no pattern", async () => {
    const { loadPatterns } = await fresh();
    expect(loadPatterns([])).toBeUndefined();
    expect(loadPatterns([field({ minLength: 1 })])).toBeUndefined();
  });

  test("finds the patterns of items and of companions, and reads each once", async () => {
    const { compiledPattern, isPatternUnchecked, loadPatterns } = await fresh();
    const fields: Field[] = [
      {
        ...field({}),
        kind: "multiSelect",
        options: [],
        constraints: { type: ["array"], items: { pattern: "^a" } },
      } as Field,
      { ...field({}), kind: "singleSelect", options: [], other: field({ pattern: "^b" }) } as Field,
    ];
    expect(isPatternUnchecked("^a")).toBe(true);
    expect(compiledPattern("^a").test("b")).toBe(true);
    await loadPatterns(fields);
    expect(["^a", "^b"].map(isPatternUnchecked)).toEqual([false, false]);
    expect(compiledPattern("^a").test("b")).toBe(false);
    expect(compiledPattern(undefined).test("b")).toBe(true);
    expect(loadPatterns(fields)).toBeUndefined();
  });

  test("leaves patterns to the server while the engine cannot be loaded, then tries again", async () => {
    vi.resetModules();
    vi.doMock("./compilePattern.js", () => {
      throw new Error("Failed to fetch dynamically imported module");
    });
    const { compiledPattern, isPatternUnchecked, loadPatterns } = await import("./patterns.js");
    await loadPatterns([field({ pattern: "^a" })]);
    expect(isPatternUnchecked("^a")).toBe(true);
    expect(compiledPattern("^a").test("b")).toBe(true);

    vi.doUnmock("./compilePattern.js");
    await loadPatterns([field({ pattern: "^a" })]);
    expect(isPatternUnchecked("^a")).toBe(false);
    expect(compiledPattern("^a").test("b")).toBe(false);
  });
});

describe("isPatternUnchecked", () => {
  test("says which patterns are left to the server", async () => {
    const { compiledPattern, isPatternUnchecked, loadPatterns } = await fresh();
    const patterns = ["^[a-z]+$", "(?=a)", "([", "(a{1000}){1000}"];
    await loadPatterns(patterns.map((pattern) => field({ pattern })));
    expect(patterns.map(isPatternUnchecked)).toEqual([false, true, true, true]);
    expect(compiledPattern("(?=a)").test("b")).toBe(true);
  });
});

describe("hostile patterns", () => {
  test("that backtrack for ages elsewhere are decided at once", async () => {
    const { compiledPattern, loadPatterns } = await fresh();
    const patterns = ["^(a+)+$", "(x+x+)+y", "^(a|a)*$", "(.*a){20}b"];
    await loadPatterns(patterns.map((pattern) => field({ pattern })));
    const text = `${"a".repeat(30_000)}!`;
    expect(compiledPattern("^(a+)+$").test(text)).toBe(false);
    expect(compiledPattern("^(a|a)*$").test("a".repeat(100_000))).toBe(true);
    expect(compiledPattern("(x+x+)+y").test("x".repeat(100_000))).toBe(false);
    expect(compiledPattern("(.*a){20}b").test(text)).toBe(false);
  });

  test("with texts that would take too long hold, so that the server decides", async () => {
    const { compiledPattern, isPatternUnchecked, loadPatterns } = await fresh();
    const pattern = "c*(?:a|b|ab|ba|aab){150}c";
    await loadPatterns([field({ pattern })]);
    expect(isPatternUnchecked(pattern)).toBe(false);
    expect(compiledPattern(pattern).test("ab".repeat(1_000))).toBe(false);
    expect(compiledPattern(pattern).test(`c${"ab".repeat(50_000)}`)).toBe(true);
  });

  test("in any number are read piece by piece, the least used forgotten", async () => {
    const { compiledPattern, isPatternUnchecked, loadPatterns } = await fresh();
    const patterns = Array.from({ length: 1_000 }, (_, index) => `^(?:a|${index}){0,300}$`);
    let turns = 0;
    const timer = setInterval(() => turns++);
    await loadPatterns(patterns.map((pattern) => field({ pattern })));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    expect(isPatternUnchecked("^(?:a|0){0,300}$")).toBe(false);
    for (const pattern of patterns) compiledPattern(pattern).test("b");
  });
});
