"use client";

import { useMemo } from "react";
import type { FormStrings } from "../../../strings/enForm.js";
import { enNested, type NestedStrings } from "../../../strings/enNested.js";
import { useFormContext } from "../../field/FormContext.js";

/** The words of questions with parts, with those that the host gives in place of ours. */
export function useNestedStrings(): FormStrings & NestedStrings {
  const { strings } = useFormContext();
  return useMemo(() => ({ ...enNested, ...strings }), [strings]);
}
