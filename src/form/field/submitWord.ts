import type { FormContextValue } from "./FormContext.js";

/** Returns the text of the submit button. A form without fields says "Confirm". */
export function submitWord({
  fields,
  store,
  strings,
}: Pick<FormContextValue, "fields" | "store" | "strings">): string {
  return fields.length === 0 && store.submittable ? strings.confirm : strings.submit;
}
