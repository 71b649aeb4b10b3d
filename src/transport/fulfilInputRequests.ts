import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import type { InputRequestOptions } from "./InputRequestOptions.js";
import { InputRequestError } from "./InputRequestError.js";
import { isObject } from "./isObject.js";
import { readParams } from "./readParams.js";
import { together } from "./together.js";
import { whenAnswered } from "./whenAnswered.js";

/**
 * Answers the `inputRequests` of a result (MCP 2026-07-28): the person is asked what is theirs to
 * answer, one after another ("1 of 3"); the rest goes to the host's handlers.
 *
 * @returns `inputResponses`, by the server's keys.
 * @throws {InputRequestError} before anybody is asked, when one of them cannot be fulfilled.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 */
export async function fulfilInputRequests(
  queue: ElicitationQueue,
  inputRequests: unknown,
  options: InputRequestOptions,
): Promise<Record<string, unknown>> {
  if (!isObject(inputRequests)) {
    throw new InputRequestError("malformed", "inputRequests must be an object.");
  }
  const entries = Object.entries(inputRequests);
  const isElicitation = ([, request]: [string, unknown]) =>
    isObject(request) && request.method === "elicitation/create";
  const total = entries.filter(isElicitation).length;
  let position = 0;

  const tasks = entries.map((entry) => {
    const [key, request] = entry;
    if (!isObject(request)) {
      throw new InputRequestError("malformed", `The input request ${quote(key)} is not an object.`);
    }
    const { method, params } = request;
    if (isElicitation(entry)) {
      position += 1;
      const progress = total > 1 ? { position, total } : undefined;
      const elicitation = readParams(params);
      return async (signal: AbortSignal) => {
        const { requester, expiresAt } = options;
        const result = await queue.elicit(elicitation, {
          requester,
          signal,
          expiresAt: expiresAt?.(elicitation),
          progress,
          until: whenAnswered(elicitation),
        });
        return [key, result] as const;
      };
    }
    const { handlers = {} } = options;
    const handler =
      typeof method === "string" && Object.hasOwn(handlers, method) ? handlers[method] : undefined;
    if (!handler) {
      const asked = quote(String(method));
      throw new InputRequestError(
        "unsupported",
        `The server asks for ${asked}: no handler is set.`,
      );
    }
    return async (signal: AbortSignal) => [key, await handler(params, signal)] as const;
  });
  // `fromEntries` defines own properties, so a key such as `__proto__` stays a plain key.
  return Object.fromEntries(await together(options.signal, tasks));
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
