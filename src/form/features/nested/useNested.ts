"use client";

import { useLazy } from "../../../ui/hooks.js";
import { lazy } from "../../../core/lazy.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";

export const lazyNestedSlots = lazy("nestedSlots", () => import("./nestedSlots.js"));

/**
 * Returns the inputs of nested fields, once their code is loaded. Until then they are entered as
 * JSON.
 */
export function useNested({ fields }: BoundForm): FormSlots | undefined {
  const asked = fields.some((field) => "nested" in field);
  return useLazy(asked, lazyNestedSlots)?.nestedSlots;
}
