"use client";

import type { ComponentProps } from "react";
import type { ControlProps } from "../field/types.js";
import { onBlurWithin } from "./onBlurWithin.js";

interface RadiosProps
  extends
    Pick<ControlProps<"boolean">, "id" | "labelId" | "describedBy" | "invalid" | "required">,
    // Missing if the field has more than the group, and notes itself that focus left.
    Partial<Pick<ControlProps<"boolean">, "onBlur">>,
    Pick<ComponentProps<"div">, "children" | "onFocus"> {}

/** A group of which one `Radio` can be chosen. Renders a `<div>`. */
export function Radios({ labelId, describedBy, invalid, required, onBlur, ...props }: RadiosProps) {
  return (
    <div
      {...props}
      role="radiogroup"
      onBlur={onBlur && onBlurWithin(onBlur)}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required}
    />
  );
}
