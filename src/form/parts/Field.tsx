"use client";

import { forwardRef, memo } from "react";
import { OwnControl } from "./FieldControl.js";
import { FieldLayout, type FieldLayoutProps } from "./FieldLayout.js";

/** What one question takes: the question, and the attributes of its `<div>`. */
export type FieldProps = Omit<FieldLayoutProps, "control">;

/**
 * One question: its label, its description, its control, and why an answer was refused. Renders a
 * `<div>`.
 */
export const Field = memo(
  forwardRef<HTMLDivElement, FieldProps>(function Field(props, ref) {
    return <FieldLayout control={<OwnControl field={props.field} />} {...props} ref={ref} />;
  }),
);
