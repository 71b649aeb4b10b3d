import { beforeEach, expect, test, vi } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function load() {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await import("./index.js");
  const { setUp } = await import("./setUp.js");
  setUp();
  const { hostTest } = await import("../core/hostTest.js");
  const { ConsentGuard } = await import("../core/inputGuard.js");
  const guard = new ConsentGuard(500, manualTimers());
  const guards = { running: hostTest.running, state: guard.state };
  const isTaken = guard.press({ isTrusted: false });
  return { guards, isTaken, warnings: warn.mock.calls.flat() };
}

test("in a production build it changes nothing, and warns once", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const { guards, isTaken, warnings } = await load();
  expect(guards).toEqual({ running: false, state: "waiting" });
  expect(isTaken).toBe(false);
  expect(warnings).toEqual([expect.stringContaining("react-elicitation/testing")]);
});

test("anywhere else presses count at once, without a warning", async () => {
  const { guards, isTaken, warnings } = await load();
  expect(guards).toEqual({ running: true, state: "ready" });
  expect(isTaken).toBe(true);
  expect(warnings).toEqual([]);
});
