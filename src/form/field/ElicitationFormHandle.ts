import type { BoundForm } from "./useFormModel.js";

declare const form: unique symbol;

/** Tells `useElicitationField` of which form a question is. What it holds is for the library alone. */
export interface ElicitationFormHandle {
  readonly [form]: never;
}

/** The form that a handle stands for. */
export function formOf(handle: ElicitationFormHandle): BoundForm {
  return handle as unknown as BoundForm;
}

/** The handle of a form. */
export function handleOf(bound: BoundForm): ElicitationFormHandle {
  return bound as unknown as ElicitationFormHandle;
}
