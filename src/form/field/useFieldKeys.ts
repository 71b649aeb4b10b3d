"use client";

import type { Field } from "../../schema/Field.js";
import type { FieldKeys } from "./types.js";
import { useFormContext } from "./FormContext.js";

const NO_KEYS: FieldKeys = {
  at: () => undefined,
  yes: undefined,
  no: undefined,
  none: undefined,
  states: {},
};

/** Returns the shortcut keys of a field. None if the form has no shortcuts. */
export function useFieldKeys(field: Field): FieldKeys {
  return useFormContext().slots.fieldKeys?.(field) ?? NO_KEYS;
}
