"use client";

import { endText } from "../parts/endText.js";
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
  const { id, state, armed, verdict, dangerInFrame, strings, expired, withdrawn, requester } =
    useConsent();
  const { phase, stage, checked, hinted } = state;
  const pending = phase.name === "pending";
  const say = (
    name: "heard" | "status" | "notice" | "outcome",
    words: string | false | undefined,
  ) => (
    <div {...part(name)} id={`${id}-status`} role="status">
      {words}
    </div>
  );
  if (phase.name === "answered" && phase.action !== "accept")
    return say("status", phase.action === "decline" ? strings.declined : strings.cancelled);
  // An answer on its way was given in time.
  const end = endText({ expired, withdrawn, requester, strings });
  if (end && !pending) return say("notice", end);
  if (stage === "asking" && phase.name !== "answered") {
    if (pending) return say("status", strings.sending);
    // There is no Open to say anything of.
    if (verdict.level === "blocked" || dangerInFrame) return say("heard", undefined);
    // The button looks dimmed, so the reason is only heard until it was pressed in vain.
    if (verdict.level === "danger" && !checked)
      return say(hinted ? "status" : "heard", strings.checkFirst);
    const seen = armed === "early" ? "status" : "heard";
    const words = { waiting: strings.arming, early: strings.armingEarly, armed: strings.armed };
    return say(seen, words[armed]);
  }
  // What became of the page comes last: it may lead to the link beneath.
  const words = [pending && strings.sending, outcome?.(stage, strings)];
  return say("outcome", words.filter(Boolean).join(strings.gap));
}
