import { expect, test, vi } from "vitest";
import { enForm } from "../../strings/enForm.js";
import { Presses } from "./Presses.js";
import { SubmitGuard } from "./SubmitGuard.js";

const event = (type: string) => ({ type, isTrusted: true, key: "a" }) as unknown as Event;

/**
 * A form that is not armed, with a guard that comes when it is called.
 *
 * @param focused whether a host puts the focus into a box.
 */
function begin(focused = false) {
  const presses = new Presses();
  const arm = vi.fn<() => void>();
  let come: () => void = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const ready = async () => {
    await coming;
  };
  return {
    presses,
    arm,
    admits: (at: number) => presses.admits(at, enForm, ready()),
    press: () => {
      presses.sense([event("pointerdown"), 0, false]);
      presses.sense([event("click"), 0, false]);
      return presses.admits(0, enForm, ready());
    },
    come: () => {
      presses.guardedBy(new SubmitGuard({ arm, wait() {}, say() {} }, focused));
      come();
    },
  };
}

test("presses that are answered late are each answered by what came before them", async () => {
  const { press, come } = begin();
  const answers = [press(), press(), press()];
  come();
  expect(await Promise.all(answers)).toEqual([false, false, false]);
});

test("what was pressed elsewhere before a press speaks for it, after it does not", async () => {
  for (const [before, sent] of [
    [true, true],
    [false, false],
  ]) {
    const { presses, press, come } = begin();
    if (before) presses.sense([event("pointerdown"), 0, false]);
    const answer = press();
    if (!before) presses.sense([event("pointerdown"), 0, false]);
    come();
    expect(await answer).toBe(sent);
  }
});

test("what comes after the guard is told to it at once", () => {
  const { presses, arm, come } = begin();
  come();
  expect(arm).not.toHaveBeenCalled();
  presses.sense([event("input"), 0, false]);
  expect(arm).toHaveBeenCalled();
});

test("who types on for long before the guard comes sends nothing by it", async () => {
  const { presses, admits, come } = begin(true);
  let at = 0;
  for (let letter = 0; letter < 200; letter += 1) {
    at += 50;
    const armed = at > 500;
    presses.sense([event("keydown"), at, armed]);
    presses.sense([event("input"), at, armed]);
  }
  presses.sense([event("keydown"), (at += 50), true]);
  const answer = admits(at);
  come();
  expect(await answer).toBe(false);
});

test("what could not be loaded answers nothing, and holds no later press up", async () => {
  const { presses, press, arm, come } = begin();
  const failed = presses.admits(0, enForm, Promise.reject(new Error("Offline")));
  await expect(failed).rejects.toThrow("Offline");
  come();
  expect(await press()).toBe(false);
  presses.sense([event("input"), 0, false]);
  expect(arm).toHaveBeenCalled();
});
