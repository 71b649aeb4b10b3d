import type { ElicitationRequest } from "../protocol/types.js";
import type { Timers } from "../time/timers.js";
import { type Answerable, isLocked } from "./Phase.js";
import { showingsOf } from "./showings.js";

/**
 * Adds a holder to those that show a request, until the returned function is called.
 *
 * If another one's response is being sent, it waits for that, and has nothing to ask afterwards.
 */
export function showRequest(
  request: ElicitationRequest,
  holder: Answerable,
  timers: Timers,
): () => void {
  const shown = showingsOf(request);
  if (isLocked(shown)) holder.setPhase(shown.phase);
  shown.holders.add(holder);
  const hide = holder.replacementGuard.show(timers);
  return () => {
    shown.holders.delete(holder);
    hide();
  };
}
