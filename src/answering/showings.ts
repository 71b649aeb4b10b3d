import type { ElicitationRequest } from "../protocol/types.js";
import type { Answerable, Phase } from "./Phase.js";

/** Where a request object is shown now, and how far its answer got. */
interface Showings {
  holders: Set<Answerable>;
  phase: Phase;
}

const showings = new WeakMap<ElicitationRequest, Showings>();

/** Returns the showings of a request object, created on first use and collected with the object. */
export function showingsOf(request: ElicitationRequest): Showings {
  let found = showings.get(request);
  if (!found) showings.set(request, (found = { holders: new Set(), phase: { name: "open" } }));
  return found;
}
