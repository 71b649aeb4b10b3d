"use client";

import { useEffect, useRef } from "react";
import { part } from "../parts/part.js";
import { useFormContext } from "./FormContext.js";
import { useStore } from "./useStore.js";

/**
 * Says what of the request could not be drawn, or that it is too late to answer. It takes the focus when Submit is pressed and
 * nothing could be sent because of it. Renders a `<p>`, and nothing when all was drawn.
 */
export function FormNotice() {
  const { store, strings, expired } = useFormContext();
  const answered = useStore("phase", (held) => held.phase.name === "answered");
  const { readable, undrawn } = store.reading;
  const refusals = useStore("summary", (held) => held.refusals);
  const notice = useRef<HTMLParagraphElement>(null);
  const seen = useRef(refusals);

  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    if (!store.submittable) notice.current?.focus();
  }, [refusals, store]);

  if (expired && !answered) {
    return (
      <p {...part("notice")} role="alert">
        {strings.expired}
      </p>
    );
  }
  if (readable && undrawn === 0) return null;
  return (
    <p {...part("notice")} ref={notice} tabIndex={-1}>
      {readable ? strings.undrawn(undrawn) : strings.unreadable}
    </p>
  );
}
