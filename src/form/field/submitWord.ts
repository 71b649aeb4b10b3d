import type { FormContextValue } from "./FormContext.js";

/** What the button that sends a form says: Try again after a failed send, and
 * Confirm in a form without fields. */
export function submitWord({
  fields,
  store,
  strings,
}: Pick<FormContextValue, "fields" | "store" | "strings">): string {
  if (store.status.phase.name === "failed") return strings.resend;
  return fields.length === 0 && store.submittable ? strings.confirm : strings.submit;
}
