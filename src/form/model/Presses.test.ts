import { expect, test } from "vitest";
import { Presses } from "./Presses.js";

test("a change is made at once, or when the pointer that is down is up again, once", () => {
  const presses = new Presses();
  const changes: string[] = [];
  presses.after(() => changes.push("no pointer was down"));
  presses.begin();
  presses.after(() => changes.push("one was"));
  // Another finger.
  presses.begin();
  expect(presses.isDown).toBe(true);
  expect(changes).toEqual(["no pointer was down"]);
  presses.end();
  presses.end();
  expect(presses.isDown).toBe(false);
  expect(changes).toEqual(["no pointer was down", "one was"]);
});
