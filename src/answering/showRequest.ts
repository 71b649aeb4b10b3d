import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { hostTest } from "../time/hostTest.js";
import type { Timers } from "../time/Timers.js";
import { lastGone } from "./lastGone.js";
import { type Answerable, isLocked } from "./Phase.js";
import { LOOK_MILLISECONDS } from "./pressLimits.js";
import { showingsOf } from "./showings.js";

/**
 * Counts a holder among those that show a request, until the function it returns is called. One
 * that comes while the answer of another is on its way waits for it, and after it has nothing to ask.
 * One that comes where another went a moment ago settles first: no press on it can be meant yet.
 */
export function showRequest(
  request: ElicitationRequest,
  holder: Answerable,
  timers: Timers,
): () => void {
  const shown = showingsOf(request);
  if (isLocked(shown)) holder.setPhase(shown.phase);
  shown.holders.add(holder);
  const { question, at } = lastGone;
  const lately = Math.abs(timers.now() - at) < LOOK_MILLISECONDS;
  if (question && question !== holder && lately && !hostTest.running) {
    holder.setSettling(true);
    timers.setTimeout(() => holder.setSettling(false), LOOK_MILLISECONDS);
  }
  return () => {
    shown.holders.delete(holder);
    Object.assign(lastGone, { question: holder, at: timers.now() });
  };
}
