import type { ElicitationRequest } from "./types.js";

/**
 * Marks a form with one field, to be answered by a button per option.
 *
 * No server can set it, because JSON has no symbols. It is the same in every copy of the library.
 */
export const ONE_BUTTON_PER_OPTION = Symbol.for("react-elicitation/one-button-per-option");

/** The same request, marked. */
export function withOneButtonPerOption<R extends ElicitationRequest>(request: R): R {
  return { ...request, [ONE_BUTTON_PER_OPTION]: true };
}

/**
 * Whether a form has one field with a few options, and asks for a button per option.
 *
 * Without the buttons, it can be answered as a plain form.
 */
export function oneButtonPerOption(request: ElicitationRequest): boolean {
  return ONE_BUTTON_PER_OPTION in request;
}
