import type { ElicitationResult } from "../protocol/types.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { askPerson } from "./askPerson.js";
import { handlerOf } from "./handlerOf.js";
import { InputRequestError } from "./errors.js";
import type { InputRequestOptions } from "./types.js";
import { isElicitation, progressOf } from "./inputRequests.js";
import { isObject } from "../protocol/isObject.js";
import { readParams } from "./readParams.js";
import { together } from "./together.js";

/**
 * Answers requests by their keys: the person is asked what is theirs to answer, one after another
 * ("1 of 3"); the rest goes to the host's handlers. Each is read before anybody is asked.
 *
 * @param toResponse what is sent of the person's answer. Where it throws, the others are taken back.
 * @throws {InputRequestError} before anybody is asked, when one of them cannot be fulfilled.
 */
export async function answerEach(
  queue: ElicitationQueue,
  requests: unknown,
  options: InputRequestOptions,
  toResponse: (result: ElicitationResult) => unknown,
): Promise<Record<string, unknown>> {
  if (!isObject(requests)) throw new InputRequestError("malformed", "No requests.");
  const entries = Object.entries(requests);
  const total = entries.filter(([, request]) => isElicitation(request)).length;
  const call = { signal: options.signal };
  let index = 0;

  const tasks = entries.map(([key, request]) => {
    const { method, params } = (request ?? {}) as Record<string, unknown>;
    if (isElicitation(request)) {
      const progress = progressOf(index++, total);
      const elicitation = readParams(params);
      return async (signal: AbortSignal) =>
        [
          key,
          toResponse(await askPerson(queue, options, elicitation, { signal, progress }, call)),
        ] as const;
    }
    const handler = handlerOf(options, method);
    return async (signal: AbortSignal) => [key, await handler(params, signal)] as const;
  });
  // `fromEntries` defines own properties, so a key such as `__proto__` stays a plain key.
  return Object.fromEntries(await together(options.signal, tasks));
}
