"use client";

import { useMemo } from "react";
import { afterFrame } from "../../../lazy/afterFrame.js";
import { lazy } from "../../../lazy/lazy.js";
import { useLazy } from "../../../hooks/useLazy.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";

export const lazyShortcuts = lazy(
  "createShortcuts",
  () => import("./createShortcuts.js"),
  afterFrame,
);

/** The keys of a form, once their code is here; a form without them works by every other way. */
export function useShortcuts(form: BoundForm, wanted: boolean | undefined): FormSlots | undefined {
  const code = useLazy(wanted === true, lazyShortcuts);
  return useMemo(() => code?.createShortcuts(form), [code, form]);
}
