import type { ElicitationRequest, ElicitationResult } from "../protocol/types.js";
import { type Answerable, isLocked, type Phase } from "./Phase.js";
import { showingsOf } from "./showings.js";

/**
 * Hands the one result of a request to the host. While its promise is pending everything that shows
 * the request is locked; if it rejects, it is open again with all that was entered.
 */
export async function answerOnce(
  holder: Answerable,
  request: ElicitationRequest,
  result: ElicitationResult,
  onRespond: (result: ElicitationResult) => void | Promise<void>,
): Promise<void> {
  const shown = showingsOf(request);
  if (isLocked(holder) || isLocked(shown)) return;
  const setPhase = (phase: Phase) => {
    shown.phase = phase;
    for (const each of new Set([...shown.holders, holder])) each.setPhase(phase);
  };
  const { action } = result;
  setPhase({ name: "pending", action });
  try {
    await onRespond(result);
    setPhase({ name: "answered", action });
  } catch (error) {
    setPhase({ name: "failed", error, action });
  }
}
