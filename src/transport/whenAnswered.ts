import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { isUrlRequest } from "../protocol/isUrlRequest.js";
import type { ElicitOptions } from "../queue/ElicitationQueue.js";

/**
 * When a URL request counts as answered. One with an id is answered on consent, since its server
 * says later that the page is done. One without (MCP 2026-07-28) makes the call go on as soon as it
 * is answered, so the person says first that they are done.
 */
export function whenAnswered(request: ElicitationRequest): NonNullable<ElicitOptions["until"]> {
  return isUrlRequest(request) && !request.elicitationId ? "finish" : "consent";
}
