"use client";

import { forwardRef, type ReactNode } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import type { Field as FieldModel } from "../../schema/Field.js";
import { useFormContext } from "../field/FormContext.js";
import { useFill } from "./useFill.js";
import { useStore } from "../field/useStore.js";
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
  const { fields, slots } = useFormContext();
  // Submit goes to the first question that is wrong, wherever it is.
  const refused = useStore("summary", (store) => store.validation.refusals > 0);
  const drawn = useFill(fields.length, refused);
  const answered = slots.answerButtons !== undefined;
  if (fields.length === 0 || (answered && !slots.questions)) return null;
  const draw = children ?? ((field) => <Field key={field.id} field={field} />);
  if (slots.questions) {
    return slots.questions({ ...props, draw: answered ? undefined : draw, drawn, ref });
  }
  return (
    <div {...part("fields")} {...props} ref={ref}>
      {fields.slice(0, drawn).map(draw)}
    </div>
  );
});
