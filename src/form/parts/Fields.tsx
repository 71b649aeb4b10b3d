"use client";

import { forwardRef, type ReactNode } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/PartProps.js";
import type { Field as FieldModel } from "../../schema/Field.js";
import { useFormContext } from "../field/FormContext.js";
import { Stage } from "../features/flow/Stage.js";
import { markedQuestion } from "../features/replies/markedQuestion.js";
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
  const { request, fields, flow, replies } = useFormContext();
  // Submit goes to the first question that is wrong, wherever it is.
  const refused = useStore("summary", (store) => store.refusals > 0);
  const drawn = useFill(fields.length, refused);
  const marked = !replies && markedQuestion(request, fields);
  if (fields.length === 0 || (marked && !flow)) return null;
  const draw = children ?? ((field) => <Field key={field.id} field={field} />);
  if (flow) {
    const shown = { flow, draw: marked ? undefined : draw, drawn };
    return <Stage {...props} {...shown} ref={ref} />;
  }
  return (
    <div {...part("fields")} {...props} ref={ref}>
      {fields.slice(0, drawn).map(draw)}
    </div>
  );
});
