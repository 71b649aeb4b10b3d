import { expect, test } from "vitest";
import { openStore } from "./fixtures/openStore.js";

test("a status message replaces only the messages that it is meant to replace", () => {
  const { status } = openStore({}).store;
  status.announce("Undone");
  status.announce(undefined, "Too soon");
  expect(status.announcement).toBe("Undone");
  status.announce(undefined, "Undone");
  expect(status.announcement).toBeUndefined();
});

test("the same words are announced each time", () => {
  const { status } = openStore({}).store;
  status.announce("Too soon");
  status.announce("Too soon");
  expect([status.announcement, status.repeats]).toEqual(["Too soon", 1]);
  status.announce(undefined);
  expect([status.announcement, status.repeats]).toEqual([undefined, 1]);
});
