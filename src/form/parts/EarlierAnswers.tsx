"use client";

import { forwardRef } from "react";
import { useFormContext } from "../field/FormContext.js";
import type { FieldPartProps } from "../field/types.js";

/**
 * The earlier answers of one question, to choose from and to forget. Renders a `<div>`; nothing
 * where there are none, or the form does not remember answers.
 */
export const EarlierAnswers = forwardRef<HTMLDivElement, FieldPartProps<"div">>(
  function EarlierAnswers(props, ref) {
    return useFormContext().slots.rememberAnswers?.({ ...props, ref }) ?? null;
  },
);
