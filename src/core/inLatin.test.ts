import { expect, test } from "vitest";
import { inCyrillic, inLatin } from "../schema/secrets/readings.js";

test.each([
  ["Pаsswоrd", "Password"],
  ["Οslo", "Oslo"],
  ["հօuѕe", "house"],
  ["Straße, 東京, é", "Straße, 東京, é"],
])("%j is read as %j", (text, read) => expect(inLatin(text)).toBe(read));

test.each([
  ["Парoль", "Пароль"],
  ["Password", "Password"],
  ["URL: адрес", "URL: адрес"],
])("with letters of Cyrillic, %j is read as %j", (text, read) => {
  expect(inCyrillic(text)).toBe(read);
});
