"use client";

import { useMemo } from "react";
import { late } from "../../../parts/late.js";
import { useLate } from "../../../parts/useLate.js";
import type { FormSlots } from "../../field/FormSlots.js";
import type { BoundForm } from "../../field/useFormModel.js";

const lazyShortcuts = late(() => import("./createShortcuts.js"));

/** The keys of a form, once their code is here; a form without them works by every other way. */
export function useShortcuts(form: BoundForm, wanted: boolean | undefined): FormSlots {
  const code = useLate(wanted === true, lazyShortcuts);
  return useMemo(() => code?.createShortcuts(form) ?? {}, [code, form]);
}
