"use client";

import { forwardRef, type ReactNode } from "react";
import { part } from "../../parts/part.js";
import type { PartProps } from "../../parts/types.js";
import type { Field as FieldModel } from "../../schema/Field.js";
import { isNamedByMessage } from "../field/fieldLabel.js";
import { useFormContext } from "../field/FormContext.js";
import { useProgressiveRendering } from "./useProgressiveRendering.js";
import { useStore } from "../field/useStore.js";
import { Field } from "./Field.js";
import { FieldDescription } from "./FieldDescription.js";
import { FieldLabel } from "./FieldLabel.js";

/** Props of the list of fields: how one is rendered, and the attributes of its `<div>`. */
export interface FieldsProps extends Omit<PartProps<"div">, "children"> {
  /**
   * Renders one field. Give it the `key` `field.id`.
   *
   * @default renders `<ElicitationForm.Field>`
   */
  children?: ((field: FieldModel) => ReactNode) | undefined;
}

/**
 * Renders every field, in the server's order, in a `<div>`.
 *
 * For a field that is answered by buttons, it renders the texts only. It renders nothing without
 * fields.
 */
export const Fields = forwardRef<HTMLDivElement, FieldsProps>(function Fields(
  { children, ...props },
  ref,
) {
  const { fields, slots, approval, request } = useFormContext();
  // Submit focuses the first field with an error, wherever it is.
  const refused = useStore("summary", (store) => store.validation.refusals > 0);
  const drawn = useProgressiveRendering(fields.length, refused);
  const answered = slots.answerButtons !== undefined;
  const message = approval?.message ?? request.message;
  const untold =
    answered && fields.every((field) => isNamedByMessage(field, message) && !field.description);
  if (fields.length === 0 || (untold && !slots.questions)) return null;
  const plain = children ?? ((field) => <Field key={field.id} field={field} />);
  // The actions answer it; what it is called, and what is said of it, is shown all the same.
  const words = (field: FieldModel) => (
    <Field key={field.id} field={field}>
      {!isNamedByMessage(field, message) && <FieldLabel field={field} />}
      <FieldDescription field={field} />
    </Field>
  );
  const draw = answered ? words : plain;
  if (slots.questions) {
    return slots.questions({ ...props, draw: untold ? undefined : draw, drawn, ref });
  }
  return (
    <div {...part("fields")} {...props} ref={ref}>
      {fields.slice(0, drawn).map(draw)}
      {slots.jsonToggle?.(fields)}
    </div>
  );
});
