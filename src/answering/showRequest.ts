import type { Timers } from "../time/timers.js";
import { goings, lastGone } from "./lastGone.js";
import type { Settling } from "./Settling.js";
import { LOOK_MILLISECONDS } from "./presses.js";
import { replacesAnother } from "./replacesAnother.js";

/**
 * Notes that a request is on screen, until the returned function is called.
 *
 * If it appears where another request was a moment ago, it ignores clicks first
 * (`replacesAnother`); it may know so already.
 */
export function showRequest(holder: Settling, timers: Timers): () => void {
  const came = (lastGone.moves += 1);
  if (replacesAnother(holder, timers)) holder.setSettling(true);
  if (holder.settling) timers.setTimeout(() => holder.setSettling(false), LOOK_MILLISECONDS);
  return () => {
    goings.set(holder, (lastGone.moves += 1));
    Object.assign(lastGone, { came, at: timers.now() });
  };
}
