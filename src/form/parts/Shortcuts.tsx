"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";

/** The keys that work in this form. Renders a `<div role="list">`; nothing in a form without shortcuts. */
export const Shortcuts = forwardRef<HTMLDivElement, PartProps<"div">>(
  function Shortcuts(props, ref) {
    return useFormContext().slots.shortcuts?.({ ...props, ref }) ?? null;
  },
);
