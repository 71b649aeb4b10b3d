"use client";

import { endText } from "../parts/endText.js";
import { part } from "../parts/part.js";
import { useConsent } from "./ConsentContext.js";
import type { outcomeText } from "./outcomeText.js";

interface ConsentStatusProps {
  /** Returns the status of the page. Missing until it is loaded. */
  outcome: typeof outcomeText | undefined;
}

/**
 * The live region of a consent: the delay, the page, the response. Renders a `<div role="status">`.
 *
 * It is always rendered, because text that appears together with its region is often not read.
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
    // The button is dimmed, so the reason is only read out until it was clicked in vain.
    if (verdict.level === "danger" && !checked)
      return say(hinted ? "status" : "heard", strings.checkFirst);
    const seen = armed === "early" ? "status" : "heard";
    const words = { waiting: strings.arming, early: strings.armingEarly, armed: strings.armed };
    return say(seen, words[armed]);
  }
  // The status of the page comes last: it may refer to the link below.
  const words = [pending && strings.sending, outcome?.(stage, strings)];
  return say("outcome", words.filter(Boolean).join(strings.gap));
}
