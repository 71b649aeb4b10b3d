"use client";

import { useMemo } from "react";
import { useLazy } from "../../../hooks/useLazy.js";
import { lazy } from "../../../lazy/lazy.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";

export const lazyNestedCode = lazy("nestedCode", () => import("./nestedCode.js"));

/** What draws questions with parts, once its code has come; until then they are answered as JSON. */
export function useNested({ fields }: BoundForm): FormSlots {
  const code = useLazy(
    fields.some((field) => "nested" in field),
    lazyNestedCode,
  );
  return useMemo<FormSlots>(
    () =>
      code
        ? {
            drawsParts: code.nestedCode.drawsParts,
            nestedControl: (props) => <code.nestedCode.NestedControl {...props} />,
            nestedAnswer: (props) => <code.nestedCode.NestedAnswer {...props} />,
          }
        : {},
    [code],
  );
}
