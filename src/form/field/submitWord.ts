import type { FormContextValue } from "./FormContext.js";

/** Returns the text of the submit button: Try again after a failed send, Confirm without fields. */
export function submitWord({
  fields,
  store,
  strings,
}: Pick<FormContextValue, "fields" | "store" | "strings">): string {
  if (store.status.submitFailed) return strings.resend;
  return fields.length === 0 && store.submittable ? strings.confirm : strings.submit;
}
