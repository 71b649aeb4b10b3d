"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";

/** Lists the shortcut keys of this form. Renders a `<div role="list">`, or nothing. */
export const Shortcuts = forwardRef<HTMLDivElement, PartProps<"div">>(
  function Shortcuts(props, ref) {
    return useFormContext().slots.shortcuts?.({ ...props, ref }) ?? null;
  },
);
