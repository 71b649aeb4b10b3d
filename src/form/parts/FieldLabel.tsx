"use client";

import { forwardRef } from "react";
import { part } from "../../parts/part.js";
import { UntrustedText } from "../../parts/UntrustedText.js";
import { fieldLabel } from "../field/fieldLabel.js";
import { useFormContext } from "../field/FormContext.js";
import type { FieldPartProps } from "../field/types.js";

/** Renders the label of a field, a `<label>`. */
export const FieldLabel = forwardRef<HTMLLabelElement, FieldPartProps<"label">>(function FieldLabel(
  { field, ...props },
  ref,
) {
  const { store, strings, id } = useFormContext();
  const control = `${id}-${field.id}`;
  const text = fieldLabel(field, store.choiceOf(field), strings);
  return (
    <label {...part("label")} {...props} id={`${control}-l`} htmlFor={control} ref={ref}>
      <UntrustedText text={text} size="line" strings={strings} />
    </label>
  );
});
