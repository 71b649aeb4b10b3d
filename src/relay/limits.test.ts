import fc from "fast-check";
import { expect, test } from "vitest";
import { createBudget, type AccountName } from "./limits.js";

const limits = { perUser: 1_000, perProcess: 4_000 };

test("one requester leaves bytes for the others of its user, and one user for the others", () => {
  const budget = createBudget(limits);
  const fill = (user: string, account: AccountName) => {
    let bytes = 0;
    while (budget.take(user, account, 10)) bytes += 10;
    return bytes;
  };
  expect(fill("ada", "requester a")).toBe(500);
  expect(fill("ada", "requester b")).toBe(250);
  expect(fill("ada", "requester c")).toBeGreaterThan(0);
  for (let user = 0; user < 5; user += 1) fill(`user ${user}`, "requester a");
  expect(fill("bob", "requester a")).toBeGreaterThan(0);
});

test("a user whose requesters hold all they may still gets one message at a time", () => {
  const budget = createBudget(limits);
  for (let requester = 0; requester < 50; requester += 1) {
    while (budget.take("ada", `requester ${requester}`, 1));
  }
  const giveBack = budget.take("ada", "sending", 400);
  expect(giveBack).toBeDefined();
  expect(budget.take("ada", "sending", 400)).toBeUndefined();
  giveBack?.();
  expect(budget.take("ada", "sending", 400)).toBeDefined();
});

test("requests stay within both limits, and all bytes are released in the end", () => {
  const step = fc.record({
    user: fc.constantFrom("ada", "bob", "cy", "di", "eve", "flo"),
    account: fc.constantFrom<AccountName>("requester a", "requester b"),
    bytes: fc.nat(600),
    back: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      const budget = createBudget(limits);
      let held: { user: string; bytes: number; giveBack: () => void }[] = [];
      const sum = (of: typeof held) => of.reduce((all, { bytes }) => all + bytes, 0);
      for (const { user, account, bytes, back } of steps) {
        const giveBack = budget.take(user, account, bytes);
        if (giveBack) held.push({ user, bytes, giveBack });
        expect(sum(held.filter((each) => each.user === user))).toBeLessThanOrEqual(limits.perUser);
        expect(sum(held)).toBeLessThanOrEqual(limits.perProcess);
        if (back > 0) continue;
        // Given back twice counts once.
        for (const each of held) {
          each.giveBack();
          each.giveBack();
        }
        held = [];
      }
      for (const each of held) each.giveBack();
      expect(budget.take("ada", "requester a", 500)).toBeDefined();
    }),
  );
});
