import { expect, test } from "vitest";
import { enForm } from "../strings/enForm.js";
import { Presses } from "./Presses.js";
import { SubmitGuard } from "./SubmitGuard.js";

const event = (type: string) => ({ type, isTrusted: true, key: "a" }) as unknown as Event;

/** A form that is not armed, with a guard that comes when it is called. */
function begin() {
  const presses = new Presses();
  let come: () => void = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const ready = async () => {
    await coming;
  };
  return {
    presses,
    press: () => {
      presses.sense([event("pointerdown"), 0, false]);
      presses.sense([event("click"), 0, false]);
      return presses.admits(0, enForm, ready());
    },
    come: () => {
      presses.guardedBy(new SubmitGuard({ arm() {}, wait() {}, say() {} }, false));
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

test("what comes after the guard is told to it at once", async () => {
  const { presses, press, come } = begin();
  come();
  presses.sense([event("input"), 0, false]);
  expect(await press()).toBe(true);
});

test("what could not be loaded answers nothing, and holds no later press up", async () => {
  const { presses, press, come } = begin();
  const failed = presses.admits(0, enForm, Promise.reject(new Error("Offline")));
  await expect(failed).rejects.toThrow("Offline");
  come();
  expect(await press()).toBe(false);
});
