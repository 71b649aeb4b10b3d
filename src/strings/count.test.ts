import { expect, test } from "vitest";
import { count } from "./count.js";

test("a phrase is in the plural form that the language has for its number", () => {
  const characters = count("en", { one: "{count} character", other: "{count} characters" });
  expect([0, 1, 2, 1_000].map(characters)).toEqual([
    "0 characters",
    "1 character",
    "2 characters",
    "1,000 characters",
  ]);
  const files = count("pl", {
    one: "{count} plik",
    few: "{count} pliki",
    many: "{count} plików",
    other: "{count} pliku",
  });
  expect([1, 2, 5, 22, 1.5].map(files)).toEqual([
    "1 plik",
    "2 pliki",
    "5 plików",
    "22 pliki",
    "1,5 pliku",
  ]);
});

test("a form that a language leaves out is the general one", () => {
  expect(count("ar", { other: "{count} x" })(3)).toMatch(/ x$/);
  expect(count("en", { one: "One", other: "{count}" })(1)).toBe("One");
});
