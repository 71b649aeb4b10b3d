"use client";

import { part } from "../parts/part.js";
import { Field } from "./Field.js";
import { useFormContext } from "./FormContext.js";

/** Every field of the form, in the server's order. Renders a `<div>`. */
export function Fields() {
  const { fields } = useFormContext().store.reading;
  if (fields.length === 0) return null;
  return (
    <div {...part("fields")}>
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </div>
  );
}
