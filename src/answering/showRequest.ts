import type { ElicitationRequest } from "../protocol/types.js";
import type { Timers } from "../time/timers.js";
import { goings, lastGone } from "./lastGone.js";
import { type Answerable, isLocked } from "./Phase.js";
import { LOOK_MILLISECONDS } from "./presses.js";
import { replacesAnother } from "./replacesAnother.js";
import { showingsOf } from "./showings.js";

/**
 * Adds a holder to those that show a request, until the returned function is called.
 *
 * If another one's response is being sent, it waits for that, and has nothing to ask afterwards. If
 * it appears where another request was a moment ago, it ignores clicks first (`replacesAnother`);
 * it may know so already.
 */
export function showRequest(
  request: ElicitationRequest,
  holder: Answerable,
  timers: Timers,
): () => void {
  const shown = showingsOf(request);
  if (isLocked(shown)) holder.setPhase(shown.phase);
  shown.holders.add(holder);
  const came = (lastGone.moves += 1);
  if (replacesAnother(holder, timers)) holder.setSettling(true);
  if (holder.settling) timers.setTimeout(() => holder.setSettling(false), LOOK_MILLISECONDS);
  return () => {
    shown.holders.delete(holder);
    goings.set(holder, (lastGone.moves += 1));
    Object.assign(lastGone, { came, at: timers.now() });
  };
}
