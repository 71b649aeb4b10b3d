import { expect, test } from "vitest";
import { isRepeatedPress, Presses } from "./clicks.js";

test.each(["Enter", " "])("a held %j clicks once", (key) => {
  expect(isRepeatedPress({ key, repeat: true })).toBe(true);
  expect(isRepeatedPress({ key, repeat: false })).toBe(false);
});

test.each(["Tab", "ArrowDown", "PageDown", "F5", "+"])("a held %j is left to the page", (key) => {
  expect(isRepeatedPress({ key, repeat: true })).toBe(false);
});

test("a change runs at once, or once when the pointer is up", () => {
  const presses = new Presses();
  const changes: string[] = [];
  presses.after(() => changes.push("no pointer was down"));
  presses.begin();
  presses.after(() => changes.push("one was"));
  // Another finger.
  presses.begin();
  expect(changes).toEqual(["no pointer was down"]);
  presses.end();
  presses.end();
  expect(changes).toEqual(["no pointer was down", "one was"]);
});

test("input is entered at once, or once when the click submits or the pointer is up", () => {
  const presses = new Presses();
  const entered: string[] = [];
  presses.enter(() => entered.push("no pointer was down"));
  presses.begin();
  presses.enter(() => entered.push("submitted"));
  presses.after(() => entered.push("an error"));
  presses.enterAll();
  expect(entered).toEqual(["no pointer was down", "submitted"]);
  presses.end();
  presses.begin();
  presses.enter(() => entered.push("released"));
  presses.after(() => entered.push("its error"));
  presses.end();
  expect(entered.slice(2)).toEqual(["an error", "released", "its error"]);
});
