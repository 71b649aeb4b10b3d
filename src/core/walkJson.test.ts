import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "./Budget.js";
import { sameJson } from "./json.js";
import { canonicalText, digestText, measureJson, objectsIn } from "./walkJson.js";

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, each]) => [key, reversed(each)]));
}

test("each object within a value is found once, outer ones first", () => {
  const shared = { b: [1] };
  const value: unknown[] = [shared, { a: shared }, null, "text"];
  value.push(value);
  expect(objectsIn(value, new Budget())).toEqual([value, shared, value[1], shared.b]);
  expect(objectsIn("text", new Budget())).toEqual([]);
  const wide = Array.from({ length: 2_000_000 }, () => 1);
  expect(objectsIn([wide], new Budget())).toBeUndefined();
});

test("equal values have one digest, whatever the order of their keys, and others another", () => {
  const [a, b] = [
    { a: 1, b: { c: [2], d: null } },
    { b: { d: null, c: [2] }, a: 1 },
  ];
  expect(measureJson(a, 100)).toEqual(measureJson(b, 100));
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (x, y) => {
      const [one, other] = [measureJson(x, Infinity), measureJson(y, Infinity)];
      expect(one?.digest === other?.digest).toBe(
        sameJson(JSON.parse(JSON.stringify(x)), JSON.parse(JSON.stringify(y))),
      );
    }),
    { seed: 1 },
  );
});

test("no two lists of numbers with the same digits have one digest", () => {
  const lists = [[1234], [1, 234], [12, 34], [123, 4], [1, 2, 34], [1, 23, 4], [12, 3, 4]];
  const objects = lists.map((numbers) => Object.fromEntries(numbers.map((each, at) => [at, each])));
  const digests = [...lists, ...objects, [1, 2, 3, 4], [[1, 2, 3], 4], [[1, 2], 34]].map(
    (value) => measureJson(value, Infinity)?.digest,
  );
  expect(new Set(digests).size).toBe(digests.length);
});

test("the size is that of the JSON text in UTF-8", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { byteLength } = new TextEncoder().encode(JSON.stringify(value));
      expect(measureJson(value, Infinity)?.bytes).toBe(byteLength);
    }),
    { seed: 1 },
  );
  expect(measureJson("ü€", 100)?.bytes).toBe(7);
});

test("a value that is larger than the limit has no size", () => {
  expect(measureJson("x".repeat(100), 101)).toBeUndefined();
  expect(measureJson("x".repeat(100), 102)?.bytes).toBe(102);
  expect(measureJson([{ a: 1 }, { b: 2 }], 16)).toBeUndefined();
  expect(measureJson(Array.from({ length: 51 }), 100)).toBeUndefined();
  expect(measureJson([new Uint8Array(1_000)], 1_000)).toBeUndefined();
});

test("reading an object stops at the number of keys that fit in the limit", () => {
  let read = 0;
  const value = {};
  for (let index = 0; index < 1_000; index += 1) {
    const get = () => (read += 1);
    Object.defineProperty(value, `key ${index}`, { enumerable: true, get });
  }
  expect(measureJson(value, 100)).toBeUndefined();
  expect(read).toBeLessThan(20);
});

test("an object that occurs twice counts twice, and its digest is that of two", () => {
  const shared = { a: ["x"] };
  const value = { one: shared, other: [shared, shared] };
  expect(measureJson(value, Infinity)).toEqual(measureJson(clone(value), Infinity));
  // 2^60 nodes, of which only 60 are objects of their own.
  let doubled: unknown[] = [];
  for (let depth = 0; depth < 60; depth += 1) doubled = [doubled, doubled];
  expect(measureJson(doubled, 1_000_000)).toBeUndefined();
});

test("a value of any depth is measured, and one that contains itself is none", () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(measureJson(deep, Infinity)?.bytes).toBe(200_001);
  const endless: Record<string, unknown> = { a: 1n };
  expect(measureJson(endless, 1_000_000)?.bytes).toBe('{"a":1}'.length);
  endless.itself = [endless];
  expect(measureJson(endless, 1_000_000)).toBeUndefined();
});

test("a digest is short", () => {
  expect(digestText("x".repeat(1_000_000)).length).toBeLessThan(40);
});

describe("the text of a value", () => {
  // JSON has no negative zero of its own.
  const parsed = fc.jsonValue({ depthSize: "medium" }).map(clone);

  test("equal values have one text, whatever the order of their keys", () => {
    fc.assert(
      fc.property(parsed, (value) => {
        expect(canonicalText(reversed(value))).toBe(canonicalText(value));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test("values that differ have texts that differ", () => {
    fc.assert(
      fc.property(parsed, parsed, (a, b) => {
        expect(canonicalText(a) === canonicalText(b)).toBe(sameJson(a, b));
      }),
      { seed: 1, numRuns: 2_000 },
    );
    expect(canonicalText([["a"], "b"])).not.toBe(canonicalText([["a", "b"]]));
    expect(canonicalText(["a", "b"])).not.toBe(canonicalText(["a,b"]));
    expect(canonicalText({ a: null })).not.toBe(canonicalText({}));
  });

  test("values that JSON leaves out make no difference", () => {
    expect(canonicalText({ a: 1, b: undefined })).toBe(canonicalText({ a: 1 }));
    expect(canonicalText([undefined])).toBe(canonicalText([null]));
  });

  test("a value that is endless, huge or deeper than JSON can be written has no text", () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = { a: deep };
    expect(canonicalText(deep)).toBeUndefined();
    const endless: Record<string, unknown> = {};
    endless["itself"] = endless;
    expect(canonicalText(endless)).toBeUndefined();
    expect(canonicalText("x".repeat(3_000_000))).toBeUndefined();
    expect(canonicalText(Array.from({ length: 3_000_000 }, () => 1))).toBeUndefined();
  });
});
