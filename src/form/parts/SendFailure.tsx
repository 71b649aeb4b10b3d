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
    const { failed, unloaded } = useFormState().status;
    if (!failed || withdrawn) return null;
    const hint = unloaded ? strings.unloadedHint : undefined;
    return <Failure hint={hint} strings={strings} {...props} ref={ref} />;
  },
);
