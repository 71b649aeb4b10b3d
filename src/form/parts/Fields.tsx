"use client";

import { forwardRef, type ReactNode } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import type { Field as FieldModel } from "../../schema/Field.js";
import { useFormContext } from "../FormContext.js";
import { markedQuestion } from "../replies/markedQuestion.js";
import { useFill } from "../useFill.js";
import { useStore } from "../useStore.js";
import { Field } from "./Field.js";

export interface FieldsProps extends Omit<PartProps<"div">, "children"> {
  /** Draws one question, in place of `<ElicitationForm.Field>`. Give it the `key` `field.id`. */
  children?: (field: FieldModel) => ReactNode;
}

/**
 * Every question, in the server's order. Renders a `<div>`; nothing where there are none, or the
 * actions answer the only one.
 */
export const Fields = forwardRef<HTMLDivElement, FieldsProps>(function Fields(
  { children, ...props },
  ref,
) {
  const { request, fields, replies } = useFormContext();
  // Submit goes to the first question that is wrong, wherever it is.
  const refused = useStore("summary", (store) => store.refusals > 0);
  const drawn = useFill(fields.length, refused);
  if (fields.length === 0 || (!replies && markedQuestion(request, fields))) return null;
  return (
    <div {...part("fields")} {...props} ref={ref}>
      {fields.slice(0, drawn).map(children ?? ((field) => <Field key={field.id} field={field} />))}
    </div>
  );
});
