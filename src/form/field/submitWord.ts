import type { FormContextValue } from "./FormContext.js";

/** What the button that sends a form says: where it asks nothing, it confirms what the message says. */
export function submitWord({
  fields,
  store,
  strings,
}: Pick<FormContextValue, "fields" | "store" | "strings">): string {
  return fields.length === 0 && store.submittable ? strings.confirm : strings.submit;
}
