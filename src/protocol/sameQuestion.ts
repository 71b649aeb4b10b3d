import type { ElicitationRequest, Requester } from "./types.js";
import { requesterKey } from "./requester.js";
import { sameJson } from "./sameJson.js";

/** A request and its requester. */
export interface Question {
  request: ElicitationRequest;
  /** Missing where a host without our header does not say. */
  requester?: Requester | undefined;
}

/**
 * Whether two requests are the same: equal params, by value, of one requester.
 *
 * Input for one request is never used for another.
 */
export function sameQuestion(a: Question, b: Question): boolean {
  return keyOf(a) === keyOf(b) && sameJson(a.request, b.request);
}

function keyOf({ requester }: Question): string | undefined {
  return requester && requesterKey(requester);
}
