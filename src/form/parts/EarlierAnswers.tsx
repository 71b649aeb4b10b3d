"use client";

import { forwardRef } from "react";
import { useFormContext } from "../field/FormContext.js";
import type { FieldPartProps } from "../field/types.js";

/**
 * Offers earlier answers to one field, to choose or to forget. Renders a `<div>`.
 *
 * It renders nothing if there are none, or if the form doesn't remember answers.
 */
export const EarlierAnswers = forwardRef<HTMLDivElement, FieldPartProps<"div">>(
  function EarlierAnswers(props, ref) {
    return useFormContext().slots.rememberAnswers?.({ ...props, ref }) ?? null;
  },
);
