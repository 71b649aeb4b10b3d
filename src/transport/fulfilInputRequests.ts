import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { answerEach } from "./answerEach.js";
import type { InputRequestOptions } from "./types.js";

/**
 * Fulfills the `inputRequests` of a result (MCP 2026-07-28).
 *
 * Elicitation requests are shown to the user one after another ("1 of 3"). Other methods go to your
 * handlers.
 *
 * @returns `inputResponses`, by the server's keys.
 * @throws {InputRequestError} before the user is asked, if one of them can't be fulfilled.
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
