"use client";

import { createContext, useContext } from "react";
import { useFormContext } from "./FormContext.js";
import type { FormStore } from "../model/FormStore.js";

/** How often the form as a whole changed; see `Topics.changes`. */
export const FormChanges = createContext(0);

/**
 * The form around as a whole: nothing of one question is read from it. What has it renders again
 * whenever the form as a whole changes, which is seldom: a subscription for each of them, or a function
 * that selects, would cost the mount of every form more than those renders ever do.
 */
export function useFormState(): FormStore {
  useContext(FormChanges);
  return useFormContext().store;
}
