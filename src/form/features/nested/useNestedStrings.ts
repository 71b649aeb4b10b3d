"use client";

import { useMemo } from "react";
import type { FormStrings } from "../../../strings/enForm.js";
import { enNested, type NestedStrings } from "../../../strings/enNested.js";
import { useFormContext } from "../../field/FormContext.js";

/** Returns the strings of nested fields, with the host's own merged in. */
export function useNestedStrings(): FormStrings & NestedStrings {
  const { strings } = useFormContext();
  return useMemo(() => ({ ...enNested, ...strings }), [strings]);
}
