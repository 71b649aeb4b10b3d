import type { BoundForm } from "./useFormModel.js";

declare const form: unique symbol;

/** Identifies a form for `useElicitationField`. Opaque. */
export interface ElicitationFormHandle {
  /** Makes the type unique for the compiler. */
  readonly [form]: never;
}

/** Returns the form of a handle. */
export function formOf(handle: ElicitationFormHandle): BoundForm {
  return handle as unknown as BoundForm;
}

/** Returns the handle of a form. */
export function handleOf(bound: BoundForm): ElicitationFormHandle {
  return bound as unknown as ElicitationFormHandle;
}
