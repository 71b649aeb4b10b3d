"use client";

import { forwardRef, memo } from "react";
import { OwnControl } from "./FieldControl.js";
import { FieldLayout, type FieldLayoutProps } from "./FieldLayout.js";

/** Props of one field: the field, and the attributes of its `<div>`. */
export type FieldProps = Omit<FieldLayoutProps, "control">;

/** Renders one field in a `<div>`: label, description, control and errors. */
export const Field = memo(
  forwardRef<HTMLDivElement, FieldProps>(function Field(props, ref) {
    return <FieldLayout control={<OwnControl field={props.field} />} {...props} ref={ref} />;
  }),
);
