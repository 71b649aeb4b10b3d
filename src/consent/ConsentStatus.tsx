"use client";

import { part } from "../parts/part.js";
import { useConsent } from "./ConsentContext.js";
import type { outcomeText } from "./outcomeText.js";

interface ConsentStatusProps {
  /** What became of the page, in words; not here until it was loaded. */
  outcome: typeof outcomeText | undefined;
}

/**
 * The one place that says how things stand: what is waited for, what became of the page, what was
 * answered. Always there, since what appears together with its live region is often not read out.
 * Renders a `<div role="status">`.
 */
export function ConsentStatus({ outcome }: ConsentStatusProps) {
  const { id, ...consent } = useConsent();
  const [name, words] = statusOf({ ...consent, outcome });
  return (
    <div {...part(name)} id={`${id}-status`} role="status">
      {words}
    </div>
  );
}

type Consent = Omit<ReturnType<typeof useConsent>, "id"> & ConsentStatusProps;

/** The part that the words are, and the words. */
function statusOf({
  state,
  store,
  armed,
  verdict,
  strings,
  expired,
  outcome,
}: Consent): ["status" | "notice" | "outcome", string?] {
  const { phase, stage, checked } = state;
  if (phase.name === "answered" && phase.action !== "accept") {
    return ["status", phase.action === "decline" ? strings.declined : strings.cancelled];
  }
  if (expired) return ["notice", strings.expired];
  if (stage === "asking" && phase.name !== "answered") {
    if (store.locked) return ["status", strings.sending];
    if (verdict.level === "blocked") return ["status"];
    if (verdict.level === "danger" && !checked) return ["status", strings.checkFirst];
    return [
      "status",
      { waiting: strings.arming, early: strings.armingEarly, armed: strings.armed }[armed],
    ];
  }
  const opening = (stage === "opening" || stage === "asked") && strings.opening;
  const words = [outcome?.(stage, strings) ?? opening, phase.name === "pending" && strings.sending];
  return ["outcome", words.filter(Boolean).join(strings.gap)];
}
