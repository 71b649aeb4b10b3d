"use client";

import { createContext, useContext } from "react";
import { useFormContext } from "./FormContext.js";
import type { FormStore } from "../model/FormStore.js";
import { useStore } from "./useStore.js";

/** How often the form as a whole changed; see `Topics.changes`. */
export const FormChanges = createContext(0);

/**
 * Returns the form around an element, without its field values.
 *
 * The element renders again whenever the form as a whole changes, which is seldom. A subscription
 * or a selector for each element would slow down mounting more than those renders.
 */
export function useFormState(): FormStore {
  useContext(FormChanges);
  return useFormContext().store;
}

/** Whether the input guard ignores clicks on Submit for now. See `FormGuard`. */
export function useWaiting(): boolean {
  return useStore("guard", ({ guard }) => guard.state === "waiting");
}
