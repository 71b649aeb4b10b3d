"use client";

import { forwardRef } from "react";
import type { PartProps } from "../../parts/types.js";
import { RequesterHeader } from "../../parts/RequesterHeader.js";
import { useFormContext } from "../field/FormContext.js";

/** Shows the requester, and the position of the request ("1 of 3"). Renders a `<div>`. */
export const Requester = forwardRef<HTMLDivElement, PartProps<"div">>(
  function Requester(props, ref) {
    const { requester, strings, progress } = useFormContext();
    return <RequesterHeader {...{ requester, strings, progress }} {...props} ref={ref} />;
  },
);
