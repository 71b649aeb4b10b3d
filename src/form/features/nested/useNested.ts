"use client";

import { useLazy } from "../../../hooks/useLazy.js";
import { lazy } from "../../../lazy/lazy.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";

export const lazyNestedSlots = lazy("nestedSlots", () => import("./nestedSlots.js"));

/** What draws questions with parts, once its code has come; until then they are answered as JSON. */
export function useNested({ fields }: BoundForm): FormSlots | undefined {
  const asked = fields.some((field) => "nested" in field);
  return useLazy(asked, lazyNestedSlots)?.nestedSlots;
}
