"use client";

import { forwardRef, useMemo } from "react";
import { goesOnAfter } from "../../protocol/goesOnAfter.js";
import { DeadlineNote } from "../../parts/DeadlineNote.js";
import type { PartProps } from "../../parts/types.js";
import { useFormContext } from "../field/FormContext.js";

/**
 * Shows when the time to respond ends, in a `<div>`.
 *
 * It also says whether the requester continues without a response. It renders nothing without a
 * deadline.
 */
export const Deadline = forwardRef<HTMLDivElement, PartProps<"div">>(function Deadline(props, ref) {
  const { request, time, settings, strings } = useFormContext();
  const words = useMemo(() => {
    if (goesOnAfter(request) === undefined) return strings;
    const { answerBy, soonOver, gap, goesOn } = strings;
    return {
      ...strings,
      answerBy: (end: string) => answerBy(end) + gap + goesOn,
      soonOver: soonOver + gap + goesOn,
    };
  }, [request, strings]);
  if (time.expiresAt === undefined) return null;
  return <DeadlineNote {...time} {...settings} strings={words} {...props} ref={ref} />;
});
