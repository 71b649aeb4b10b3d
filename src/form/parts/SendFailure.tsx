"use client";

import { forwardRef } from "react";
import { Failure } from "../../parts/Failure.js";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";
import { useFormState } from "../field/useFormState.js";

/** Says that the response could not be sent. Renders a `<div role="alert">`, or nothing. */
export const SendFailure = forwardRef<HTMLDivElement, PartProps<"div">>(
  function SendFailure(props, ref) {
    const { strings, withdrawn } = useFormContext();
    const { phase } = useFormState().status;
    if (phase.name !== "failed" || withdrawn) return null;
    const hint = phase.unloaded && strings.unloadedHint;
    return <Failure hint={hint} strings={strings} {...props} ref={ref} />;
  },
);
