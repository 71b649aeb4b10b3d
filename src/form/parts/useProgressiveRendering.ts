"use client";

import { startTransition, useEffect, useState } from "react";
import { useFormContext } from "../field/FormContext.js";
import { hostTest } from "../../time/hostTest.js";

/** How many questions make a form long: more than most screens hold. */
const LONG_FORM_FIELDS = 10;

/** How many of a long form are drawn at once: more of them would hold up a page that streams. */
const FIRST_FIELDS = 6;

/** How many follow at a time, each within a frame. */
const FIELDS_PER_TASK = 30;

/**
 * How many of many questions to draw. A long form shows its first ones in the first frame, and the
 * rest follows at once, a few at a time, so that the page answers meanwhile. What a server has
 * rendered is there from the start.
 *
 * @param all whether all must be there now, since one of them is to be found.
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
