import type { ElicitationRequest, Requester } from "./types.js";
import { requesterKey } from "./requester.js";
import { sameJson } from "./sameJson.js";

/** What is asked, and who asks it. */
export interface Question {
  request: ElicitationRequest;
  /** Missing where a host without our header does not say. */
  requester?: Requester | undefined;
}

/**
 * Whether two requests are one question: equal params, by value, of one requester. What was typed,
 * ticked or agreed to for one question is never taken for another.
 */
export function sameQuestion(a: Question, b: Question): boolean {
  return keyOf(a) === keyOf(b) && sameJson(a.request, b.request);
}

function keyOf({ requester }: Question): string | undefined {
  return requester && requesterKey(requester);
}
