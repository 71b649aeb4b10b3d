import { beforeEach, expect, test, vi } from "vitest";
import { manualTimers } from "./fixtures/manualTimers.js";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Creates guards for a host's `inputGuard`, and clicks Open at once, by a script. */
async function clickAtOnce(inputGuard: boolean | undefined) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { isGuardOn, ReplacementGuard } = await import("./inputGuard.js");
  const { FormGuard } = await import("./FormGuard.js");
  const { ConsentGuard } = await import("./ConsentGuard.js");
  const on = isGuardOn(inputGuard);
  isGuardOn(inputGuard);
  const timers = manualTimers();
  new ReplacementGuard(on).show(timers)();
  const guards = [
    new FormGuard({ announce: () => {} }, on),
    new ConsentGuard(500, timers, on),
    new ReplacementGuard(on),
  ] as const;
  const [form, consent, replacement] = guards;
  form.show(timers, new EventTarget() as Document);
  form.renew();
  replacement.show(timers);
  const states = guards.map(({ state }) => state);
  const isTaken = consent.press({ isTrusted: false });
  consent.act();
  consent.restart();
  const isTakenAgain = consent.press({ isTrusted: true });
  return { states, isTaken, isTakenAgain, warnings: warn.mock.calls.flat() };
}

const off = { states: ["ready", "ready", "ready"], isTaken: true, isTakenAgain: true };
const on = { states: ["waiting", "waiting", "waiting"], isTaken: false, isTakenAgain: false };

test("clicks count at once without the guard, and without a warning", async () => {
  expect(await clickAtOnce(false)).toEqual({ ...off, warnings: [] });
});

test.each([true, undefined])("clicks that come too soon are ignored with %s", async (guard) => {
  expect(await clickAtOnce(guard)).toEqual({ ...on, warnings: [] });
});

test("a production build keeps the guard, and warns once", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const warnings = [expect.stringContaining("inputGuard={false} has no effect")];
  expect(await clickAtOnce(false)).toEqual({ ...on, warnings });
});
