import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDeeper, sameJson, toText, indentedJson } from "./json.js";

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const json = fc.jsonValue({ maxDepth: 4 });

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, each]) => [key, reversed(each)]));
}

/** The same value with one leaf of it changed. */
function withChange(value: unknown, at: number): unknown {
  let left = at;
  const change = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.length === 0 ? [0] : each.map(change);
    if (typeof each === "object" && each !== null) {
      const entries = Object.entries(each);
      if (entries.length === 0) return { a: 0 };
      return Object.fromEntries(entries.map(([key, inner]) => [key, change(inner)]));
    }
    return left-- === 0 ? `${String(each)}!` : each;
  };
  return change(value);
}

describe("sameJson", () => {
  test("finds a value equal to itself and to its copy, in any order of keys", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(sameJson(value, value)).toBe(true);
        expect(sameJson(value, clone(value))).toBe(true);
        expect(sameJson(value, reversed(value))).toBe(true);
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });

  test("is deep equality, and symmetric", () => {
    const pair = fc.oneof(
      fc.tuple(json, json),
      fc
        .tuple(json, fc.nat(3))
        .map(([value, at]) => [value, withChange(clone(value), at)] as const),
    );
    let same = 0;
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const expected = isDeepStrictEqual(clone(a), clone(b));
        expect(sameJson(clone(a), clone(b))).toBe(expected);
        expect(sameJson(clone(b), clone(a))).toBe(expected);
        if (expected) same += 1;
      }),
      { numRuns: 2_000, seed: 1 },
    );
    expect(same).toBeGreaterThan(50);
  });
});

test.each<[unknown, unknown]>([
  [0, false],
  ["", null],
  ["1", 1],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1], { 0: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    { a: 1, b: 2 },
    { a: 1, c: 2 },
  ],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{}, JSON.parse('{"__proto__": {}}')],
  [{ toString: 1 }, { valueOf: 1 }],
  // What is inherited is not there.
  [JSON.parse('{"__proto__": {}}'), { a: {} }],
  [
    [[1], [2]],
    [[1], [1]],
  ],
])("%j and %j differ", (a, b) => {
  expect(sameJson(a, b)).toBe(false);
  expect(sameJson(b, a)).toBe(false);
});

test("hostile keys are keys like all others", () => {
  const text = '{"__proto__": {"a": 1}, "constructor": 2, "toString": 3, "": 4}';
  expect(sameJson(JSON.parse(text), JSON.parse(text))).toBe(true);
  expect(sameJson(JSON.parse(text), JSON.parse(text.replace('"a": 1', '"a": 2')))).toBe(false);
});

describe("sameJson ends", () => {
  test("100,000 levels deep, without an overflow", () => {
    const nest = (seed: unknown) => {
      let value = seed;
      for (let level = 0; level < 100_000; level++) value = level % 2 ? [value] : { a: value };
      return value;
    };
    expect(sameJson(nest(1), nest(1))).toBe(true);
    expect(sameJson(nest(1), nest(2))).toBe(false);
  });

  test("on circles, and on references that are shared: these are more values than are compared", () => {
    const circle: Record<string, unknown> = { label: "a" };
    circle.next = circle;
    expect(sameJson(circle, { label: "a", next: { ...circle } })).toBe(true);
    expect(sameJson({ label: "a", next: { label: "a", next: {} } }, circle)).toBe(false);
    const [one, other] = [1, 2].map(() => {
      const first: Record<string, unknown> = {};
      first.next = first;
      return first;
    });
    expect(sameJson(one, other)).toBe(false);
    const shared = (levels: number) => {
      let value: unknown = [1];
      for (let level = 0; level < levels; level++) value = [value, value];
      return value;
    };
    expect(sameJson(shared(10), shared(10))).toBe(true);
    expect(sameJson(shared(60), shared(60))).toBe(false);
  });
});

describe("a value covers another", () => {
  test("that has nothing else", () => {
    const whole = { a: [1, { b: "x", c: 2 }], d: null };
    expect(sameJson(whole, { a: [1, { b: "x" }] }, { partly: true })).toBe(true);
    expect(sameJson(whole, { a: undefined }, { partly: true })).toBe(true);
    expect(sameJson(whole, undefined, { partly: true })).toBe(true);
    for (const part of [{ a: [1] }, { a: [1, { b: "y" }] }, { toString: null }, { d: {} }, []]) {
      expect(sameJson(whole, part, { partly: true })).toBe(false);
    }
  });

  test("at any depth", () => {
    const deep = (end: number) => {
      let value: unknown = end;
      for (let level = 0; level < 50_000; level++) value = level % 2 ? { a: value } : [value];
      return value;
    };
    expect(sameJson(deep(1), deep(1), { partly: true })).toBe(true);
    expect(sameJson(deep(1), deep(2), { partly: true })).toBe(false);
  });
});

test("a value is deeper than levels that do not hold all of its objects and lists", () => {
  const nest = (levels: number): unknown =>
    JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`);
  for (const levels of [0, 1, 2, 100]) {
    expect(isDeeper(nest(levels), levels)).toBe(false);
    expect(isDeeper({ a: 1, b: nest(levels) }, levels)).toBe(true);
  }
  const endless: unknown[] = [];
  endless.push(endless);
  expect(isDeeper(endless, 100)).toBe(true);
  expect(isDeeper("text", 0)).toBe(false);
});

const nested = (depth: number, value: string): unknown =>
  JSON.parse(`${'{"a":['.repeat(depth)}${value}${"]}".repeat(depth)}`);

test.each([
  ["arguments", { to: "ada@example.com", lines: ["a", 'b "c" {[,\\'], none: [], empty: {} }],
  ["a text of many signs", "[{,".repeat(100_000)],
  ["a large list", Array.from({ length: 9_000 }, (_, at) => `entry ${at}`)],
  ["nothing", null],
  ["a value that is nested a little", nested(20, "1")],
])("%s is written with a line for each part", (_, value) => {
  expect(indentedJson(value)).toBe(JSON.stringify(value, null, 2));
});

test.each([
  ["deeply", nested(1_500, "1")],
  ["less deeply, with many parts", nested(20, "1,".repeat(20_000) + "1")],
  // Indented, it would be longer than a text can be.
  ["as deep as an answer may be, with millions of parts", nested(45, `${"1,".repeat(3e6)}1`)],
])("a value that is nested %s is written without indents", (_, value) => {
  expect(indentedJson(value)).toBe(JSON.stringify(value));
});

test("a value that JSON cannot write is an empty text", () => {
  expect(indentedJson(undefined)).toBe("");
});

test.each([
  ["a text", "a text"],
  [5, "5"],
  [{ toString: 1, valueOf: 1 }, '{"toString":1,"valueOf":1}'],
  [undefined, ""],
])("%j is a text as it is, or as JSON", (value, text) => {
  expect(toText(value)).toBe(text);
});
