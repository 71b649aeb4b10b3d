import type { Phase } from "../../answering/Phase.js";
import type { FormContextValue } from "./FormContext.js";

/** Returns the text of the submit button: Try again after a failed send, Confirm without fields. */
export function submitWord({
  fields,
  store,
  strings,
}: Pick<FormContextValue, "fields" | "store" | "strings">): string {
  if (isSendFailed(store.status.phase)) return strings.resend;
  return fields.length === 0 && store.submittable ? strings.confirm : strings.submit;
}

/** Whether the answers could not be sent; a response that declines is not sent by Submit. */
export function isSendFailed(phase: Phase): boolean {
  return phase.name === "failed" && phase.action === "accept";
}
