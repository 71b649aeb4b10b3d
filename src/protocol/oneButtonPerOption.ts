import type { ElicitationRequest } from "./types.js";

/**
 * What marks a form that is one question, to be answered by a button per option. No text of a server
 * can hold it: JSON has no symbols, so only this library or the host can have set it. The same in
 * every copy of the library.
 */
export const ONE_BUTTON_PER_OPTION = Symbol.for("react-elicitation/one-button-per-option");

/** The same request, marked. */
export function withOneButtonPerOption<R extends ElicitationRequest>(request: R): R {
  return { ...request, [ONE_BUTTON_PER_OPTION]: true };
}

/**
 * Whether a form is one question with a few options, and would best have a button for each of them
 * in place of a choice and Submit. It says how to draw it; as a plain form it can be answered too.
 */
export function oneButtonPerOption(request: ElicitationRequest): boolean {
  return ONE_BUTTON_PER_OPTION in request;
}
