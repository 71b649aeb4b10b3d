import type { ElicitationRequest, ElicitationResult, Requester } from "../protocol/types.js";
import { goesOnAfter } from "../protocol/results.js";
import { isUrlRequest } from "../protocol/requestMode.js";
import type { ElicitationCall, ElicitOptions } from "../queue/ElicitationQueue.js";
import type { ElicitationSource } from "./types.js";
import { timeToAnswer } from "./timeToAnswer.js";

/** The methods of a queue that connections use. */
export interface QueueLike {
  /** Adds a request, and resolves with its one result. */
  elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult>;
  /** Marks a URL request as completed. */
  complete(elicitationId: string, requester?: Requester): void;
}

/**
 * Puts a request of a source into the queue. A URL request with an id is answered on consent, since
 * its server says later that the page is done. One without (MCP 2026-07-28) makes the call go on as
 * soon as it is answered, so the person says first that they are done.
 */
export function askPerson(
  queue: Pick<QueueLike, "elicit">,
  { requester, expiresAt, context }: ElicitationSource,
  request: ElicitationRequest,
  more: Omit<ElicitOptions, "requester" | "expiresAt" | "context" | "call">,
  known: ElicitationCall = {},
): Promise<ElicitationResult> {
  const { toolCallId } = request as ElicitationCall;
  const call = { ...known, toolCallId };
  return queue.elicit(request, {
    requester,
    expiresAt: expiresAt?.(request) ?? endOf(request),
    settleOn: isUrlRequest(request) && !request.elicitationId ? "completion" : undefined,
    context: context?.(call),
    call,
    ...more,
  });
}

/** When the asker goes on without an answer, if it says so. */
function endOf(request: ElicitationRequest): number | undefined {
  const after = goesOnAfter(request);
  return after === undefined ? after : Date.now() + timeToAnswer(after);
}
