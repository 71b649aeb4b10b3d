"use client";

import { useMemo } from "react";
import type { FormStrings } from "../../../strings/enForm.js";
import { enFlow, type FlowStrings } from "../../../strings/enFlow.js";
import { useFormContext } from "../../field/FormContext.js";

/** The words of a flow, with those that the host gives in place of ours. */
export function useFlowStrings(): FormStrings & FlowStrings {
  const { strings } = useFormContext();
  return useMemo(() => ({ ...enFlow, ...strings }), [strings]);
}
