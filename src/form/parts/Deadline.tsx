"use client";

import { forwardRef } from "react";
import { DeadlineNote } from "../../parts/DeadlineNote.js";
import type { PartProps } from "../../parts/PartProps.js";
import { useFormContext } from "../field/FormContext.js";
import { useFormState } from "../field/useFormState.js";

/** Until when it can be answered. Renders a `<div>`; nothing without a deadline, or after the answer. */
export const Deadline = forwardRef<HTMLDivElement, PartProps<"div">>(function Deadline(props, ref) {
  const { time, settings, strings } = useFormContext();
  const answered = useFormState((state) => state.status.phase.name === "answered");
  if (answered || time.expiresAt === undefined) return null;
  return <DeadlineNote {...time} {...settings} strings={strings} {...props} ref={ref} />;
});
