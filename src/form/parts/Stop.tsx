"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { StopOffer } from "../../parts/StopOffer.js";
import { useFormContext } from "../field/FormContext.js";

/** Offers to block a requester that sends too many requests. Renders a `<div>`, or nothing. */
export const Stop = forwardRef<HTMLDivElement, PartProps<"div">>(function Stop(props, ref) {
  const { rateLimited, strings, stop } = useFormContext();
  return (
    <StopOffer rateLimited={rateLimited} onBlock={stop} strings={strings} {...props} ref={ref} />
  );
});
