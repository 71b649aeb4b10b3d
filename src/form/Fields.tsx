"use client";

import { part } from "../parts/part.js";
import { Field } from "./Field.js";
import { useFormContext } from "./FormContext.js";
import { quickReplyField } from "./quickReplyField.js";

/**
 * Every field of the form, in the server's order. Renders a `<div>`; nothing where the actions
 * answer the only question.
 */
export function Fields() {
  const { store, request } = useFormContext();
  const { fields } = store.reading;
  if (fields.length === 0 || quickReplyField(request, fields)) return null;
  return (
    <div {...part("fields")}>
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </div>
  );
}
