"use client";

import { createContext, useContext } from "react";
import { useFormContext } from "./FormContext.js";
import type { FormStore } from "../model/FormStore.js";

/** How often the form as a whole changed; see `Topics.changes`. */
export const FormChanges = createContext(0);

/**
 * Reads something of the form around as a whole: not of one question. What reads it renders again
 * whenever the form as a whole changes, which is seldom: a subscription for each of them would cost
 * the mount of every form more than those renders ever do.
 */
export function useFormState<T>(select: (store: FormStore) => T): T {
  useContext(FormChanges);
  return select(useFormContext().store);
}
