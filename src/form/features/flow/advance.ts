import { allFields } from "../../../schema/allFields.js";
import type { BoundForm } from "../../field/useFormModel.js";
import type { Flow } from "./Flow.js";
import { stepAt } from "./stepsOf.js";

/**
 * Handles Submit, Next and Enter: the next step if this one is valid, the review, or the response.
 */
export async function advance(form: BoundForm, flow: Flow): Promise<void> {
  const { store, fields, readOnly } = form;
  const { status, navigation, validation } = store;
  const { view } = navigation;
  // A review is sent only by Send, never by a key that was meant for the fields.
  if (readOnly || status.locked || view.review) return;
  if (!navigation.staged) return form.submit();

  const { steps, review } = flow;
  const step = steps[stepAt(steps, view.question)];
  const next = steps[stepAt(steps, view.question) + 1];
  if (step && next && !view.whole) {
    const { attempts } = status;
    const asked = allFields(fields.slice(step.first, step.end));
    const isValid = await validation.check(asked).catch(() => {
      // The validation code could not be loaded: the form says so, and the user can try again.
      if (status.attempts === attempts) status.setUnloaded();
    });
    // Something else may have been clicked while this step was validated.
    if (!isValid || navigation.view !== view || status.locked) return;
    const seen = Math.max(view.seen, next.end);
    navigation.setView({ ...view, question: next.first, seen, focus: "heading" });
    return;
  }

  const whole = { ...view, whole: true, focus: undefined };
  if (!view.whole) navigation.setView(whole);
  await form.submitIf((content) => {
    if (!review) return true;
    // Nothing is sent here: the review is shown first, and its Send sends what it shows.
    const shown = navigation.view;
    if (!shown.review) navigation.setView({ ...shown, review: content, focus: "heading" });
    return false;
  });
}
