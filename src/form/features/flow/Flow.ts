import type { Step } from "./stepsOf.js";

/** A form that is not answered all at once: in steps, looked over before it is sent, or both. */
export interface Flow {
  review: boolean;
  /** The steps. One if the form has no steps. */
  steps: readonly Step[];
  /** Whether the code for it could not be loaded: then the form is the plain one. */
  failed: boolean;
}
