import fc from "fast-check";
import { expect, test } from "vitest";
import { digestText, measureJson } from "./measureJson.js";
import { sameJson } from "./sameJson.js";

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

test("what is larger than the limit has none", () => {
  expect(measureJson("x".repeat(100), 101)).toBeUndefined();
  expect(measureJson("x".repeat(100), 102)?.bytes).toBe(102);
  expect(measureJson([{ a: 1 }, { b: 2 }], 16)).toBeUndefined();
  expect(measureJson(Array.from({ length: 51 }), 100)).toBeUndefined();
  expect(measureJson([new Uint8Array(1_000)], 1_000)).toBeUndefined();
});

test("of an object with too many keys only as many are read as fit", () => {
  let read = 0;
  const value = {};
  for (let index = 0; index < 1_000; index += 1) {
    const get = () => (read += 1);
    Object.defineProperty(value, `key ${index}`, { enumerable: true, get });
  }
  expect(measureJson(value, 100)).toBeUndefined();
  expect(read).toBeLessThan(20);
});

test("a value of any depth, or that contains itself, is measured", () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(measureJson(deep, Infinity)?.bytes).toBe(200_001);
  const endless: Record<string, unknown> = { a: 1n };
  endless.itself = endless;
  expect(measureJson(endless, Infinity)?.bytes).toBe('{"a":1,"itself":}'.length);
  // 2^100 nodes, of which only 100 are objects of their own.
  let shared: unknown[] = [];
  for (let depth = 0; depth < 100; depth += 1) shared = [shared, shared];
  expect(measureJson(shared, 1_000)?.bytes).toBeLessThan(1_000);
});

test("a digest is short", () => {
  expect(digestText("x".repeat(1_000_000)).length).toBeLessThan(40);
});
