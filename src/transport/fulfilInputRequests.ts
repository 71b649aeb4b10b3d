import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { answerEach } from "./answerEach.js";
import type { InputRequestOptions } from "./types.js";

/**
 * Answers the `inputRequests` of a result (MCP 2026-07-28): the person is asked what is theirs to
 * answer, one after another ("1 of 3"); the rest goes to the host's handlers.
 *
 * @returns `inputResponses`, by the server's keys.
 * @throws {InputRequestError} before anybody is asked, when one of them cannot be fulfilled.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 * @example
 * const inputResponses = await fulfilInputRequests(queue, result.inputRequests, { requester });
 * await rpc.request("tools/call", { ...params, inputResponses, requestState: result.requestState });
 */
export function fulfilInputRequests(
  queue: ElicitationQueue,
  inputRequests: unknown,
  options: InputRequestOptions,
): Promise<Record<string, unknown>> {
  return answerEach(queue, inputRequests, options, (result) => result);
}
