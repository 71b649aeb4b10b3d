"use client";

import type { Field } from "../../schema/Field.js";
import { useFormContext } from "./FormContext.js";

/** The keys that answer one question, as they are drawn beside its answers. */
export interface FieldKeys {
  /** The key of an option by its place, from 0. */
  at: (place: number) => string | undefined;
  yes: string | undefined;
  no: string | undefined;
  /** Takes the answer back. */
  none: string | undefined;
  /** For the element around the answers: whether its keys work wherever in the form the focus is. */
  states: { keys?: string };
}

const NO_KEYS: FieldKeys = {
  at: () => undefined,
  yes: undefined,
  no: undefined,
  none: undefined,
  states: {},
};

/** The keys that answer a question; none where the form has no shortcuts. */
export function useFieldKeys(field: Field): FieldKeys {
  const { shortcuts, fields } = useFormContext();
  return shortcuts?.fieldKeys(field, fields) ?? NO_KEYS;
}
