import { lazy } from "../../../core/lazy.js";
import type { Flow } from "../../field/FormFeatures.js";
import type { BoundForm } from "../../field/useFormModel.js";
import { stepsOf } from "../../field/steps.js";

/** Options for steps and review. */
interface FlowOptions {
  review?: boolean | undefined;
  steps?: boolean | number | undefined;
}

/** The code of steps and review, imported when a form first has either. */
export const lazyFlow = lazy("flowCode", () => import("./flowCode.js"));

/** Returns the steps and the review of a form, or `undefined` if it has neither. */
export function flowOf(
  { fields, hydrated }: BoundForm,
  { review = false, steps: size }: FlowOptions,
): Flow | undefined {
  const steps = stepsOf(fields.length, size);
  if (steps.length < 2 && !(review && fields.length > 0)) return undefined;
  // The server renders none of the code, so neither does the browser while it hydrates.
  return { review, steps, code: hydrated ? lazyFlow.get()?.flowCode : undefined };
}

/** Handles Submit in a form with steps or a review. */
export async function submitFlow(form: BoundForm, flow: Flow): Promise<void> {
  const { store, strings, readOnly } = form;
  if (readOnly || store.session.locked) return;
  store.presses.enterAll();
  // A click that comes too soon must not count once the code is loaded.
  if (!lazyFlow.get() && !store.guard.allowsSubmit(strings)) return;
  const { epoch, wasJustPressed } = store.guard;
  const loaded = await lazyFlow.load().catch((error) => store.session.failToLoad(error));
  // A form that was unmounted meanwhile is not the one that was submitted.
  if (!loaded || store.guard.epoch !== epoch) return;
  // Its elements are rendered first, because they move the focus.
  if (!flow.code) store.topics.emit("features");
  await loaded.flowCode.advance(form, flow, wasJustPressed);
}
