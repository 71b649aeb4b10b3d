import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Budget } from "../core/Budget.js";
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

/** The module with nothing loaded and nothing remembered, on a budget of its own. */
const fresh = async () => {
  vi.resetModules();
  return load();
};

const load = async () => {
  const { fitsPattern, isPatternUnchecked, loadPatterns } = await import("./patterns.js");
  const budget = new Budget();
  return {
    loadPatterns,
    fits: (pattern: string, text: string) => fitsPattern(pattern, text, budget),
    isUnchecked: (pattern: string) => isPatternUnchecked(pattern, budget),
  };
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
    const { fits, isUnchecked, loadPatterns } = await fresh();
    const fields: Field[] = [
      {
        ...field({}),
        kind: "multiSelect",
        options: [],
        constraints: { type: ["array"], items: { pattern: "^a" } },
      } as Field,
      { ...field({}), kind: "singleSelect", options: [], other: field({ pattern: "^b" }) } as Field,
    ];
    expect(isUnchecked("^a")).toBe(true);
    expect(fits("^a", "b")).toBe(true);
    await loadPatterns(fields);
    expect(["^a", "^b"].map(isUnchecked)).toEqual([false, false]);
    expect(fits("^a", "b")).toBe(false);
    expect(loadPatterns(fields)).toBeUndefined();
  });

  test("leaves patterns to the server while the engine cannot be loaded, then tries again", async () => {
    vi.resetModules();
    vi.doMock("./compilePattern.js", () => {
      throw new Error("Failed to fetch dynamically imported module");
    });
    const { fits, isUnchecked, loadPatterns } = await load();
    await loadPatterns([field({ pattern: "^a" })]);
    expect(isUnchecked("^a")).toBe(true);
    expect(fits("^a", "b")).toBe(true);

    vi.doUnmock("./compilePattern.js");
    await loadPatterns([field({ pattern: "^a" })]);
    expect(isUnchecked("^a")).toBe(false);
    expect(fits("^a", "b")).toBe(false);
  });
});

describe("isPatternUnchecked", () => {
  test("says which patterns are left to the server", async () => {
    const { fits, isUnchecked, loadPatterns } = await fresh();
    const patterns = ["^[a-z]+$", "(?=a)", "([", "(a{1000}){1000}"];
    await loadPatterns(patterns.map((pattern) => field({ pattern })));
    expect(patterns.map(isUnchecked)).toEqual([false, true, true, true]);
    expect(fits("(?=a)", "b")).toBe(true);
  });
});

describe("hostile patterns", () => {
  test("that backtrack for ages elsewhere are decided at once", async () => {
    const { fits, loadPatterns } = await fresh();
    const patterns = ["^(a+)+$", "(x+x+)+y", "^(a|a)*$", "(.*a){20}b"];
    await loadPatterns(patterns.map((pattern) => field({ pattern })));
    const text = `${"a".repeat(30_000)}!`;
    expect(fits("^(a+)+$", text)).toBe(false);
    expect(fits("^(a|a)*$", "a".repeat(100_000))).toBe(true);
    expect(fits("(x+x+)+y", "x".repeat(100_000))).toBe(false);
    expect(fits("(.*a){20}b", text)).toBe(false);
  });

  test("accept texts that would take too long, so that the server decides", async () => {
    const { fits, isUnchecked, loadPatterns } = await fresh();
    const pattern = "c*(?:a|b|ab|ba|aab){150}c";
    await loadPatterns([field({ pattern })]);
    expect(isUnchecked(pattern)).toBe(false);
    expect(fits(pattern, "ab".repeat(1_000))).toBe(false);
    expect(fits(pattern, `c${"ab".repeat(50_000)}`)).toBe(true);
  });

  test("are read piece by piece in any number, and the least used are forgotten", async () => {
    const { fits, isUnchecked, loadPatterns } = await fresh();
    const patterns = Array.from({ length: 1_000 }, (_, index) => `^(?:a|${index}){0,300}$`);
    let turns = 0;
    const timer = setInterval(() => turns++);
    await loadPatterns(patterns.map((pattern) => field({ pattern })));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    expect(isUnchecked("^(?:a|0){0,300}$")).toBe(false);
    for (const pattern of patterns) fits(pattern, "b");
  });
});
