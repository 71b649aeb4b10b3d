import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Answerable } from "./Phase.js";

/** Where a request object is shown now, and whether its answer is on its way. */
interface Showings {
  holders: Set<Answerable>;
  pending: boolean;
}

const showings = new WeakMap<ElicitationRequest, Showings>();

/** The showings of a request object; made on first use, gone with the object. */
export function showingsOf(request: ElicitationRequest): Showings {
  let found = showings.get(request);
  if (!found) showings.set(request, (found = { holders: new Set(), pending: false }));
  return found;
}
