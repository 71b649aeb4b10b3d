import { expect, test, vi } from "vitest";
import { lazyChecks } from "./loadChecks.js";

const imported = vi.hoisted(() => vi.fn<() => void>());

vi.mock("./checks.js", () => {
  imported();
  return { checks: {} };
});

test("what is told of the questions is asked for once the form has been drawn, not in its commit", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const arrived = new Promise<void>((resolve) => {
    lazyChecks.subscribe(resolve);
  });
  await vi.dynamicImportSettled();
  expect(imported).not.toHaveBeenCalled();
  expect(frames).toHaveLength(1);
  frames[0]?.();
  await arrived;
  expect(imported).toHaveBeenCalledTimes(1);
});
