import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldOption } from "../../schema/Field.js";
import { searchOptions } from "./searchOptions.js";

const toOptions = (labels: readonly string[]): FieldOption[] =>
  labels.map((label, at) => ({ value: at, label }));
const CITIES = toOptions([
  "Zürich",
  "São Paulo",
  "Köln",
  "Los Angeles",
  "Åre",
  "Barcelona",
  "東京",
]);
const search = (query: string, options = CITIES) =>
  searchOptions(options, query).map(({ label }) => label);

describe("options are found whatever the case and the accents", () => {
  test.each([
    ["zurich", ["Zürich"]],
    ["ZÜR", ["Zürich"]],
    ["sao", ["São Paulo"]],
    ["SÃO", ["São Paulo"]],
    ["kOLn", ["Köln"]],
    ["a\u030are", ["Åre"]],
    ["東", ["東京"]],
    ["  paulo ", ["São Paulo"]],
    ["nowhere", []],
    ["zurichx", []],
  ])("%j", (query, labels) => expect(search(query)).toEqual(labels));
});

test("those that begin with it come first, each in the server's order", () => {
  const options = toOptions(["banana", "apple", "pineapple", "apricot", "grape"]);
  expect(search("ap", options)).toEqual(["apple", "apricot", "pineapple", "grape"]);
});

test("where nothing was typed all of them are there, in the server's order", () => {
  for (const query of ["", " ", "\n"]) expect(searchOptions(CITIES, query)).toBe(CITIES);
});

test("what is typed is no pattern", () => {
  const options = toOptions(["a.b", "axb", "(", "$&", "__proto__"]);
  expect(search("a.b", options)).toEqual(["a.b"]);
  expect(search("(", options)).toEqual(["("]);
  expect(search("$&", options)).toEqual(["$&"]);
  expect(search("__PROTO__", options)).toEqual(["__proto__"]);
  expect(search("[", options)).toEqual([]);
});

test("an option is found by any part of its label, once", () => {
  const labels = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(labels, fc.nat(), fc.nat(), fc.nat(), (each, which, from, size) => {
      const options = toOptions(each);
      const target = options[which % options.length]!;
      const start = from % target.label.length;
      const part = target.label.slice(start, start + 1 + (size % target.label.length));
      const found = searchOptions(options, part);
      expect(found).toContain(target);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 500, seed: 1 },
  );
});

test("all of 10,000 options are searched", () => {
  const options = toOptions(
    Array.from({ length: 10_000 }, (_, at) => `Option number ${at} of many`),
  );
  searchOptions(options, "o");
  expect(searchOptions(options, "number 99")).toHaveLength(111);
});
