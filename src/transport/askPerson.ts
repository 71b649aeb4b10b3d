import type { ElicitationRequest, ElicitationResult, Requester } from "../protocol/types.js";
import { goesOnAfter } from "../protocol/goesOnAfter.js";
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
 * Adds a request of a source to the queue.
 *
 * A URL request with an ID settles when the user opens the page, because its server reports
 * completion later. One without (MCP 2026-07-28) continues its call as soon as it settles, so the
 * user first reports that they are done.
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

/** Returns when the requester continues without a response, if it says so. */
function endOf(request: ElicitationRequest): number | undefined {
  const after = goesOnAfter(request);
  return after === undefined ? after : Date.now() + timeToAnswer(after);
}
