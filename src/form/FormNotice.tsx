"use client";

import { useEffect, useRef } from "react";
import { part } from "../parts/part.js";
import { useFormContext } from "./FormContext.js";
import { useStore } from "./useStore.js";

/**
 * Says what of the request could not be drawn. It takes the focus when Submit is pressed and
 * nothing could be sent because of it. Renders a `<p>`, and nothing when all was drawn.
 */
export function FormNotice() {
  const { store, strings } = useFormContext();
  const { readable, undrawn } = store.reading;
  const refusals = useStore("summary", (held) => held.refusals);
  const notice = useRef<HTMLParagraphElement>(null);
  const seen = useRef(refusals);

  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    if (!store.submittable) notice.current?.focus();
  }, [refusals, store]);

  if (readable && undrawn === 0) return null;
  return (
    <p {...part("notice")} ref={notice} tabIndex={-1}>
      {readable ? strings.undrawn(undrawn) : strings.unreadable}
    </p>
  );
}
