"use client";

import { useMemo } from "react";
import { late } from "../../../parts/late.js";
import { useLate } from "../../../parts/useLate.js";
import type { FormStrings } from "../../../strings/enForm.js";
import type { Shortcuts } from "./createShortcuts.js";

const lateShortcuts = late(() => import("./createShortcuts.js"));

/** The keys of a form, once their code is here; a form without them works by every other way. */
export function useShortcuts(
  wanted: boolean | undefined,
  strings: FormStrings,
): Shortcuts | undefined {
  const code = useLate(wanted === true, lateShortcuts);
  return useMemo(() => code?.createShortcuts(strings), [code, strings]);
}
