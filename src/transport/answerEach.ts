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
 * Responds to requests by their keys, after validating all of them.
 *
 * Elicitation requests are shown to the user one after another ("1 of 3"). Others go to the host's
 * handlers.
 *
 * @param toResponse returns what is sent for a result. If it throws, the other requests are
 *   withdrawn.
 * @throws {InputRequestError} before the user is asked, if one of them can't be fulfilled.
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
