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

/** What the parts around a control take: the question, its control, and an order of your own. */
export type FieldLayoutProps = FieldPartProps<"div"> & {
  /** What the question is answered with. */
  control: ReactNode;
  /** The parts of the question in an order of the host's own. */
  children?: ReactNode;
};

/** What is said below a question, as a number, so that it is read by one subscription. */
const INVALID = 1;
const NOTED = 2;

/** The parts of one question around its control. Renders a `<div>`. */
export const FieldLayout = forwardRef<HTMLDivElement, FieldLayoutProps>(function FieldLayout(
  { field, control, children, ...props },
  ref,
) {
  const { request, approval, store, strings, slots } = useFormContext();
  // Most questions are neither refused nor noted: what would say so is not there to listen.
  const said = useStore(field.id, (state) => {
    const noted = fieldNote(field, state, strings) !== undefined;
    return (state.validation.issues(field).length > 0 ? INVALID : 0) + (noted ? NOTED : 0);
  });
  const invalid = (said & INVALID) > 0;
  const { kind, required } = field;
  // A form that is one question goes by its message, which is read just above it.
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
