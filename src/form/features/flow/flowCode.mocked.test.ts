import { enForm } from "../../../strings/enForm.js";
import { assert, describe, expect, test, vi } from "vitest";
import type { ElicitationContent, ElicitationResult } from "../../../core/protocol.js";
import { loadPatterns } from "../../../validation/patterns.js";
import { openForm } from "../../model/fixtures/openForm.js";
import { settle } from "../../model/fixtures/openStore.js";
import type { BoundForm } from "../../field/useFormModel.js";
import { advance, sendReviewed } from "./flowCode.js";
import type { Flow } from "../../field/FormFeatures.js";
import { stepsOf } from "../../field/steps.js";

vi.mock("../../../validation/patterns.js", { spy: true });

const schema = {
  type: "object" as const,
  properties: {
    a: { type: "string" },
    b: { type: "string", default: "given" },
    c: { type: "string" },
    d: { type: "string" },
  },
  required: ["a", "d"],
};

/** A form that is gone through as its screen does, with what it sends. */
function open({ size, review = false, staged = true, readOnly = false }: OpenOptions) {
  const sent: (ElicitationContent | undefined)[] = [];
  const onRespond = (result: ElicitationResult) => {
    assert(result.action === "accept");
    sent.push(result.content);
    // So that it can be sent again.
    throw new Error("offline");
  };
  const opened = openForm({ message: "", requestedSchema: schema }, { onRespond, readOnly });
  const { store, ...model } = opened;
  store.navigation.setStaged(staged);
  const { fields } = store.reading;
  const form = { ...model, store, fields, readOnly, strings: enForm } as unknown as BoundForm;
  const flow: Flow = { review, steps: stepsOf(fields.length, size), code: undefined };
  return {
    store,
    sent,
    form,
    enter: opened.enter,
    on: () => advance(form, flow),
    send: () => sendReviewed(form),
    wrong: () => store.validation.problems.map(({ key }) => key),
  };
}

interface OpenOptions {
  size?: number;
  review?: boolean;
  staged?: boolean;
  readOnly?: boolean;
}

describe("steps", () => {
  test("a step is left when its own fields are valid", async () => {
    const form = open({ size: 2 });
    await form.on();
    expect(form.store.navigation.view.firstField).toBe(0);
    expect(form.wrong()).toEqual(["a"]);
    expect(form.store.validation.failedSubmits).toBe(1);

    form.enter("a", "x");
    await settle();
    expect(form.wrong()).toEqual([]);
    await form.on();
    expect(form.store.navigation.view).toMatchObject({ firstField: 2, seen: 4, focus: "heading" });
    expect(form.sent).toEqual([]);
  });

  test("a field that was not shown yet gets no error", async () => {
    const form = open({ size: 2 });
    form.enter("a", "x");
    await form.on();
    for (const field of form.store.fields) expect(form.store.validation.issues(field)).toEqual([]);
  });

  test("the last step validates all fields, and sends", async () => {
    const form = open({ size: 2 });
    form.enter("a", "x");
    await form.on();
    form.enter("a", "");
    await form.on();
    expect(form.wrong()).toEqual(["a", "d"]);
    expect(form.sent).toEqual([]);
    form.enter("a", "x");
    form.enter("d", "y");
    // From any step by now.
    form.store.navigation.setView({ firstField: 0 });
    await form.on();
    expect(form.sent).toEqual([{ a: "x", b: "given", d: "y" }]);
  });

  test("pressing twice goes one step", async () => {
    const form = open({ size: 1 });
    form.enter("a", "x");
    await Promise.all([form.on(), form.on()]);
    expect(form.store.navigation.view.firstField).toBe(1);
  });

  test("an answer that was given while a step is checked wins", async () => {
    let load = () => {};
    const form = open({ size: 1 });
    form.enter("a", "x");
    await settle();
    vi.mocked(loadPatterns).mockReturnValueOnce(new Promise((resolve) => (load = resolve)));
    const gone = form.on();
    form.store.session.begin({ action: "accept" });
    load();
    await gone;
    expect(form.store.navigation.view.firstField).toBe(0);
  });

  test("steps and review are skipped if there is no place to show them", async () => {
    const form = open({ size: 1, staged: false, review: true });
    form.enter("a", "x");
    form.enter("d", "y");
    await form.on();
    expect(form.sent).toHaveLength(1);
  });

  test("the step stays if nothing can be answered", async () => {
    const form = open({ size: 1 });
    form.enter("a", "x");
    await advance({ ...form.form, readOnly: true }, { steps: stepsOf(4, 1) } as Flow);
    expect(form.store.navigation.view.firstField).toBe(0);
  });
});

describe("review", () => {
  test("comes before the answer is sent, and going on again sends nothing", async () => {
    const form = open({ review: true });
    form.enter("a", "x");
    form.enter("d", "y");
    await form.on();
    await form.on();
    // Neither where the host asks for no review anymore.
    await advance(form.form, { review: false, steps: stepsOf(4, undefined) } as Flow);
    expect(form.store.navigation.view.review).toEqual({ a: "x", b: "given", d: "y" });
    expect(form.sent).toEqual([]);
    await form.send();
    expect(form.sent).toEqual([{ a: "x", b: "given", d: "y" }]);
  });

  test("does not come while something is wrong", async () => {
    const form = open({ review: true });
    await form.on();
    expect(form.store.navigation.view.review).toBeUndefined();
    expect(form.wrong()).toEqual(["a", "d"]);
  });

  test("shows an answer that differs from the shown one before sending it", async () => {
    const form = open({ review: true });
    form.enter("a", "x");
    form.enter("d", "y");
    await form.on();
    form.enter("a", "z");
    await form.send();
    expect(form.sent).toEqual([]);
    expect(form.store.navigation.view.review).toEqual({ a: "z", b: "given", d: "y" });
    await form.send();
    expect(form.sent).toEqual([{ a: "z", b: "given", d: "y" }]);
  });
});
