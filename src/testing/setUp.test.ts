import { beforeEach, expect, test, vi } from "vitest";

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
  const { hostTest } = await import("../time/hostTest.js");
  const { Arming } = await import("../answering/Arming.js");
  const guards = { running: hostTest.running, armed: Arming.initialState };
  const isReplaced = Arming.prototype.press({ isTrusted: false } as MouseEvent);
  return { guards, isReplaced, warnings: warn.mock.calls.flat() };
}

test("in a production build it changes nothing, and warns once", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const { guards, isReplaced, warnings } = await load();
  expect(guards).toEqual({ running: false, armed: "waiting" });
  expect(isReplaced).toBe(false);
  expect(warnings).toEqual([expect.stringContaining("react-elicitation/testing")]);
});

test("anywhere else presses count at once, without a warning", async () => {
  const { guards, isReplaced, warnings } = await load();
  expect(guards).toEqual({ running: true, armed: "armed" });
  expect(isReplaced).toBe(true);
  expect(warnings).toEqual([]);
});
