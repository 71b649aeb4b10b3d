"use client";

import { forwardRef } from "react";
import { Failure } from "../../parts/Failure.js";
import type { PartProps } from "../../parts/PartProps.js";
import { useFormContext } from "../field/FormContext.js";
import { useFormState } from "../field/useFormState.js";

/** Says that the answer could not be sent, and why. Renders a `<div role="alert">`; nothing when it was. */
export const SendFailure = forwardRef<HTMLDivElement, PartProps<"div">>(
  function SendFailure(props, ref) {
    const { strings } = useFormContext();
    const { phase } = useFormState().status;
    if (phase.name !== "failed") return null;
    const { message, unloaded } = phase;
    const hint = unloaded ? strings.unloadedHint : strings.failedHint;
    return <Failure message={message} hint={hint} strings={strings} {...props} ref={ref} />;
  },
);
