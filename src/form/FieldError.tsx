"use client";

import { part } from "../parts/part.js";
import type { Field } from "../schema/Field.js";
import { useFormContext } from "./FormContext.js";
import { issueText } from "./issueText.js";
import { useStore } from "./useStore.js";

interface FieldErrorProps {
  field: Field;
  id: string;
}

/** Why an answer was refused, in words. Renders a `<p>`, and nothing while all is well. */
export function FieldError({ field, id }: FieldErrorProps) {
  const { strings, store } = useFormContext();
  const issues = useStore(field.id, (held) => held.issues(field));
  if (issues.length === 0) return null;
  return (
    // On Submit the summary speaks for all fields at once; alone, each error speaks for itself.
    <p {...part("error")} id={id} role={store.speaks(field) ? "alert" : undefined}>
      {issues.map((issue) => issueText(issue, field, strings)).join(strings.gap)}
    </p>
  );
}
