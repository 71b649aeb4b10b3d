import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldOption } from "../../schema/Field.js";
import { OptionSearch } from "./searchOptions.js";

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
/** All that is found, once all of the list is ready. */
function find(options: readonly FieldOption[], query: string): readonly FieldOption[] {
  const all = new OptionSearch(options);
  for (;;) {
    const found = all.find(query);
    if (found) return found;
  }
}
const search = (query: string, options = CITIES) => find(options, query).map(({ label }) => label);

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

test("an empty search finds all options, in the server's order", () => {
  for (const query of ["", " ", "\n"]) expect(new OptionSearch(CITIES).find(query)).toBe(CITIES);
});

test("the search text is not read as a pattern", () => {
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
      const found = find(options, part);
      expect(found).toContain(target);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 500, seed: 1 },
  );
});

test("all of 50,000 options are searched, and no call makes more ready than some of them", () => {
  let read = 0;
  const options = Array.from({ length: 50_000 }, (_, at): FieldOption => {
    const label = `Öption number ${at} of many`;
    return {
      value: at,
      get label() {
        read += 1;
        return label;
      },
    };
  });
  const all = new OptionSearch(options);
  let calls = 0;
  for (let found: readonly FieldOption[] | undefined; !found; calls++) {
    read = 0;
    found = all.find("option number 4999");
    expect(read).toBeLessThanOrEqual(2_000);
    if (found) expect(found).toHaveLength(11);
  }
  expect(calls).toBe(25);
  read = 0;
  expect(all.find("many")).toHaveLength(50_000);
  expect(read).toBe(0);
});

test("long labels are made ready fewer at a time", () => {
  const options = toOptions(Array.from({ length: 10 }, () => "ö".repeat(60_000)));
  const all = new OptionSearch(options);
  let calls = 1;
  while (!all.prepare()) calls++;
  expect(calls).toBe(5);
});

test("the search ignores accents and case, and lists options that begin with the text first", () => {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase();
  const label = fc.string({
    unit: fc.constantFrom("a", "A", "ä", "a\u0308", "Σ", "ς", "İ", " "),
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 30 }), label, (labels, query) => {
      const options = toOptions(labels);
      const wanted = plain(query.trim());
      const places = options.map((option) => ({ option, at: plain(option.label).indexOf(wanted) }));
      const expected = [
        ...places.filter(({ at }) => at === 0),
        ...places.filter(({ at }) => at > 0),
      ];
      expect(find(options, query)).toEqual(expected.map(({ option }) => option));
    }),
    { numRuns: 1_000, seed: 1 },
  );
});
