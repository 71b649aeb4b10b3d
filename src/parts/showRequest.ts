import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { type Answerable, isLocked } from "./Phase.js";
import { showingsOf } from "./showings.js";

/**
 * Counts a holder among those that show a request, until the function it returns is called. One
 * that comes while the answer of another is on its way waits for it, and after it has nothing to ask.
 */
export function showRequest(request: ElicitationRequest, holder: Answerable): () => void {
  const shown = showingsOf(request);
  if (isLocked(shown)) holder.setPhase(shown.phase);
  shown.holders.add(holder);
  return () => shown.holders.delete(holder);
}
