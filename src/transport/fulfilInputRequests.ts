import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { askPerson } from "./askPerson.js";
import { handlerOf } from "./handlerOf.js";
import type { InputRequestOptions } from "./InputRequestOptions.js";
import { InputRequestError } from "./InputRequestError.js";
import { isObject } from "../protocol/isObject.js";
import { isElicitation } from "./isElicitation.js";
import { progressOf } from "./progressOf.js";
import { readParams } from "./readParams.js";
import { together } from "./together.js";

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
export async function fulfilInputRequests(
  queue: ElicitationQueue,
  inputRequests: unknown,
  options: InputRequestOptions,
): Promise<Record<string, unknown>> {
  if (!isObject(inputRequests)) {
    throw new InputRequestError("malformed", "No object.");
  }
  const entries = Object.entries(inputRequests);
  const total = entries.filter(([, request]) => isElicitation(request)).length;
  let index = 0;

  const tasks = entries.map(([key, request]) => {
    const { method, params } = isObject(request) ? request : {};
    if (isElicitation(request)) {
      const progress = progressOf(index++, total);
      const elicitation = readParams(params);
      return async (signal: AbortSignal) =>
        [key, await askPerson(queue, options, elicitation, { signal, progress })] as const;
    }
    const handler = handlerOf(options, method);
    return async (signal: AbortSignal) => [key, await handler(params, signal)] as const;
  });
  // `fromEntries` defines own properties, so a key such as `__proto__` stays a plain key.
  return Object.fromEntries(await together(options.signal, tasks));
}
