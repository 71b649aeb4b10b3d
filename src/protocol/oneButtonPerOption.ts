import type { ElicitationRequest } from "./ElicitationRequest.js";

/** The key in `_meta` of a form that is one question, to be answered by a button per option. */
export const ONE_BUTTON_PER_OPTION = "react-elicitation/one-button-per-option";

/**
 * Whether a form is one question with a few options, and would best have a button for each of them
 * in place of a choice and Submit. It says how to draw it; as a plain form it can be answered too.
 */
export function oneButtonPerOption(request: ElicitationRequest): boolean {
  return request._meta?.[ONE_BUTTON_PER_OPTION] === true;
}
