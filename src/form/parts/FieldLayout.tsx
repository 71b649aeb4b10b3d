"use client";

import { forwardRef, type ReactNode } from "react";
import { part } from "../../parts/part.js";
import { fieldNote } from "../field/fieldNote.js";
import { useFormContext } from "../field/FormContext.js";
import { useStore } from "../field/useStore.js";
import { EarlierAnswers } from "./EarlierAnswers.js";
import { FieldCount } from "./FieldCount.js";
import { FieldDescription } from "./FieldDescription.js";
import { FieldError } from "./FieldError.js";
import { FieldLabel } from "./FieldLabel.js";
import { FieldMeta } from "./FieldMeta.js";
import { FieldNote } from "./FieldNote.js";
import type { FieldPartProps } from "../field/types.js";

/** Props of the layout around a control: the field, its control, and your own order. */
export type FieldLayoutProps = FieldPartProps<"div"> & {
  /** The control of the field. */
  control: ReactNode;
  /** The elements of the field in your own order. */
  children?: ReactNode;
};

/** Flags of what is shown below a field, as one number, read by one subscription. */
const INVALID = 1;
const NOTED = 2;

/** Renders the elements of one field around its control, in a `<div>`. */
export const FieldLayout = forwardRef<HTMLDivElement, FieldLayoutProps>(function FieldLayout(
  { field, control, children, ...props },
  ref,
) {
  const { request, approval, store, strings, slots } = useFormContext();
  // Most fields have neither an error nor a note, so nothing subscribes for them.
  const said = useStore(field.id, (state) => {
    const noted = fieldNote(field, state, strings) !== undefined;
    return (state.validation.issues(field).length > 0 ? INVALID : 0) + (noted ? NOTED : 0);
  });
  const invalid = (said & INVALID) > 0;
  const { kind, required } = field;
  // A form with one field is labeled by its message, which is read just above it.
  const message = approval?.message ?? request.message;
  const isOnly = store.reading.fields.length === 1 && field.label === message;
  // The line of the label holds nothing else for these kinds.
  const isMessage = isOnly && required && (kind === "json" || kind === "singleSelect");
  return (
    <div {...part("field", { kind, invalid, required })} {...props} ref={ref}>
      {children ?? (
        <>
          <div {...part("label-line")} hidden={isMessage || undefined}>
            <FieldLabel field={field} />
            <FieldMeta field={field} />
            <FieldCount field={field} />
            {field.description !== undefined && <FieldDescription field={field} />}
          </div>
          {control}
          {(said & NOTED) > 0 && <FieldNote field={field} />}
          {invalid && <FieldError field={field} />}
          {slots.rememberAnswers && <EarlierAnswers field={field} />}
        </>
      )}
    </div>
  );
});
