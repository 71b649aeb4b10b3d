import { allFields } from "../../../schema/allFields.js";
import { sameJson } from "../../../protocol/sameJson.js";
import type { FormModel } from "../../field/useFormModel.js";
import { stepAt } from "./stepsOf.js";
import type { Flow } from "./useFlow.js";

/** What Submit, Next and Enter do: the next step if this one holds, the review, or the answer. */
export async function goOn(model: FormModel, flow: Omit<Flow, "submit">): Promise<void> {
  const { store, fields, readOnly } = model;
  const { view } = store;
  // What is looked over is sent by Send alone, never by a key that was meant for the questions.
  if (readOnly || store.locked || view.review) return;
  if (!store.staged) return model.submit();

  const { steps, review } = flow;
  const step = steps[stepAt(steps, view.question)];
  const next = steps[stepAt(steps, view.question) + 1];
  if (step && next && !view.whole) {
    const { phase } = store;
    const asked = allFields(fields.slice(step.first, step.end));
    const holds = await store.check(asked).catch(() => {
      // What checks it could not be loaded: it says so, and can be tried again.
      if (store.phase === phase) store.setPhase({ name: "failed", message: "" });
    });
    // Something else may have been pressed while this step was checked.
    if (!holds || store.view !== view || store.locked) return;
    const seen = Math.max(view.seen, next.end);
    store.setView({ ...view, question: next.first, seen, focus: "heading" });
    return;
  }

  const whole = { ...view, whole: true, focus: undefined };
  if (!view.whole) store.setView(whole);
  await model.submitIf((content) => {
    if (!review) return true;
    // Send belongs to what is shown: to this, and to no other.
    if (!store.view.review) store.setView({ ...store.view, review: content, focus: "heading" });
    return false;
  });
}

/** Sends what was looked over. If something else would go by now, that is shown first. */
export async function send({ store, submitIf }: FormModel): Promise<void> {
  await submitIf((content) => {
    const { view } = store;
    if (!view.review || sameJson(content, view.review)) return true;
    store.setView({ ...view, review: content, focus: "heading" });
    return false;
  });
}
