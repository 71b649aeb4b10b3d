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
 * The live region of a consent: what Open needs, the page, the response. Renders a `<div role="status">`.
 *
 * It is always rendered, because text that appears together with its region is often not read.
 */
export function ConsentStatus({ outcome }: ConsentStatusProps) {
  const {
    id,
    state,
    pending,
    sent,
    asking,
    verdict,
    dangerInFrame,
    strings,
    expired,
    withdrawn,
    requester,
  } = useConsent();
  const { stage, checked, hinted } = state;
  const say = (name: "heard" | "status" | "notice" | "outcome", words?: string | false) => (
    <div {...part(name)} id={`${id}-status`} role="status">
      {words}
    </div>
  );
  if (sent && sent.action !== "accept")
    return say("status", sent.action === "decline" ? strings.declined : strings.cancelled);
  // An answer on its way was given in time.
  const end = endText({ expired, withdrawn, requester, strings });
  if (end) return pending ? say("heard", strings.sending) : say("notice", end);
  const page = outcome?.(stage, strings);
  if (asking) {
    // The button that was clicked shows it.
    if (pending || stage === "opening") return say("heard", pending ? strings.sending : page);
    const confirmed = verdict.level !== "danger" || checked;
    if (hinted) return say("status", confirmed ? strings.armingEarly : strings.checkFirst);
    const openable = verdict.level !== "blocked" && !dangerInFrame;
    return say("heard", openable && !confirmed && strings.checkFirst);
  }
  return say("outcome", page);
}
