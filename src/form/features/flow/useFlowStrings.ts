"use client";

import { useMemo } from "react";
import type { FormStrings } from "../../../strings/enForm.js";
import { enFlow, type FlowStrings } from "../../../strings/enFlow.js";
import { useFormContext } from "../../field/FormContext.js";

/** Returns the strings of steps and review, with the host's own merged in. */
export function useFlowStrings(): FormStrings & FlowStrings {
  const { strings } = useFormContext();
  return useMemo(() => ({ ...enFlow, ...strings }), [strings]);
}
