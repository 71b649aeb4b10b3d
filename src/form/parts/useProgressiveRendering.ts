"use client";

import { startTransition, useEffect, useState } from "react";
import { useFormContext } from "../field/FormContext.js";
import { hostTest } from "../../time/hostTest.js";

/** From how many fields a form is long: more than most screens hold. */
const LONG_FORM_FIELDS = 10;

/** How many fields of a long form are rendered at once. More would block a page that streams. */
const FIRST_FIELDS = 6;

/** How many follow at a time, each within a frame. */
const FIELDS_PER_TASK = 30;

/**
 * Returns how many fields to render.
 *
 * A long form shows its first fields in the first frame, and the others follow in batches, so that
 * the page stays responsive. Fields that a server has rendered are there from the start.
 *
 * @param all whether all must be rendered now, because one of them is to be found.
 */
export function useProgressiveRendering(count: number, all: boolean): number {
  const { hydrated } = useFormContext();
  const [drawn, setDrawn] = useState(
    !hydrated || hostTest.running || count <= LONG_FORM_FIELDS ? Infinity : FIRST_FIELDS,
  );
  const filling = drawn < count;
  useEffect(() => {
    if (!filling) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + FIELDS_PER_TASK)));
    return () => clearTimeout(timer);
  }, [filling, drawn]);
  return all ? count : Math.min(drawn, count);
}
