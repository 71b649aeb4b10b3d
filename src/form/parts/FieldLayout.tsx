"use client";

import { forwardRef, type ReactNode } from "react";
import { part } from "../../parts/part.js";
import { useStore } from "../useStore.js";
import { EarlierAnswers } from "./EarlierAnswers.js";
import { FieldCount } from "./FieldCount.js";
import { FieldDescription } from "./FieldDescription.js";
import { FieldError } from "./FieldError.js";
import { FieldLabel } from "./FieldLabel.js";
import { FieldMeta } from "./FieldMeta.js";
import { FieldNote } from "./FieldNote.js";
import type { FieldPartProps } from "./FieldPartProps.js";

export type FieldLayoutProps = FieldPartProps<"div"> & {
  control: ReactNode;
  /** The parts of the question in an order of the host's own. */
  children?: ReactNode;
};

/** The parts of one question around its control. Renders a `<div>`. */
export const FieldLayout = forwardRef<HTMLDivElement, FieldLayoutProps>(function FieldLayout(
  { field, control, children, ...props },
  ref,
) {
  const invalid = useStore(field.id, (held) => held.issues(field).length > 0);
  const { kind, required } = field;
  return (
    <div {...part("field", { kind, invalid, required })} {...props} ref={ref}>
      {children ?? (
        <>
          <div {...part("label-line")}>
            <FieldLabel field={field} />
            <FieldMeta field={field} />
            <FieldCount field={field} />
          </div>
          <FieldDescription field={field} />
          {control}
          <FieldNote field={field} />
          {invalid && <FieldError field={field} />}
          <EarlierAnswers field={field} />
        </>
      )}
    </div>
  );
});
