import { isObject } from "../core/json.js";
import type { UrlRequest } from "../core/protocol.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ElicitationModeError } from "../queue/errors.js";
import { ElicitationRefusedError, UrlElicitationLoopError } from "./errors.js";
import { askUser, progressOf, together } from "./requests.js";
import type { ElicitationSource } from "../queue/ElicitationConnection.js";

/** The code of the error that asks for URLs. */
const URL_ELICITATION_REQUIRED = -32042;

/** Maximum number of errors within an error that are looked at. */
const MAX_ERRORS = 50;

/**
 * Returns the data of the error -32042, if an error is one or wraps one.
 *
 * A server may send it with HTTP 400, 401 or 403. SDKs then throw an error of their own, which has
 * the body as text: in its message (MCP SDK v1), or in its data too (v2).
 */
function findUrlElicitations(thrown: unknown): unknown {
  const errors = [thrown];
  for (let at = 0; at < Math.min(errors.length, MAX_ERRORS); at += 1) {
    const each = errors[at];
    if (typeof each === "string") errors.push(...bodiesIn(each));
    if (typeof each !== "object" || each === null) continue;
    const { code, data, cause, error, message, text, body } = each as Partial<
      Record<string, unknown>
    >;
    if (code === URL_ELICITATION_REQUIRED) return data;
    errors.push(error, cause, data, body, text, message);
  }
  return undefined;
}

/** Returns the JSON-RPC messages at the end of a text. */
function bodiesIn(text: string): unknown[] {
  const start = text.includes(String(URL_ELICITATION_REQUIRED)) ? text.search(/[[{]/) : -1;
  try {
    return start < 0 ? [] : [JSON.parse(text.slice(start))].flat();
  } catch {
    return [];
  }
}

/**
 * Returns the URL requests of an error -32042, each URL once. Other errors have none.
 *
 * Anything but URL requests is left out, and a single request counts as a list of one.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#url-elicitation-required-error
 */
function readUrlElicitations(error: unknown): UrlRequest[] {
  const data = findUrlElicitations(error);
  const { elicitations } = (isObject(data) ? data : {}) as { elicitations?: unknown };
  const requests = new Map<string, UrlRequest>();
  for (const each of [elicitations].flat()) {
    if (!isObject(each)) continue;
    const { mode, url, message, elicitationId } = each;
    if (typeof url !== "string" || (mode ?? "url") !== "url" || requests.has(url)) continue;
    requests.set(url, {
      ...each,
      mode: "url",
      url,
      message: typeof message === "string" ? message : "",
      elicitationId: typeof elicitationId === "string" ? elicitationId : undefined,
    });
  }
  return [...requests.values()];
}

/** Options of `withUrlElicitations`. */
export interface WithUrlElicitationsOptions extends ElicitationSource {
  /** Withdraws the open requests and rejects the call with its reason. */
  signal?: AbortSignal | undefined;
  /**
   * Maximum number of retries, as long as the server asks for other pages.
   *
   * @default 1
   */
  maxRetries?: number | undefined;
}

/**
 * Runs a call that may require the user to visit pages first (-32042).
 *
 * It shows the pages of the error and, when the user or the server reports that they are done,
 * repeats the call. `withElicitation` does this too. The error is also found in the body of an HTTP
 * error that an SDK throws. With an `authProvider`, SDKs answer HTTP 401 by a sign-in of their own.
 *
 * @returns the result of the call.
 * @throws {ElicitationRefusedError} if the user declines or cancels one of the pages.
 * @throws {UrlElicitationLoopError} if the repeated call asks for the same page.
 * @throws the reason of `signal`, and what `call` throws, including an error that names no page.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#url-elicitation-required-error
 * @example
 * const result = await withUrlElicitations(
 *   () => client.callTool({ name: "list-repositories" }),
 *   queue,
 *   { requester: { name: "GitHub" } },
 * );
 */
export async function withUrlElicitations<Result>(
  call: () => Promise<Result>,
  queue: ElicitationQueue,
  { signal: outer, maxRetries = 1, ...source }: WithUrlElicitationsOptions,
): Promise<Result> {
  const visited = new Set<string>();
  for (let retries = 0; ; retries += 1) {
    try {
      return await call();
    } catch (cause) {
      const requests = readUrlElicitations(cause);
      const again = requests.find(({ url }) => visited.has(url));
      if (again) throw new UrlElicitationLoopError(again.url, { cause });
      if (requests.length === 0 || retries >= maxRetries) throw cause;
      const tasks = requests.map((request, index) => async (signal: AbortSignal) => {
        visited.add(request.url);
        const progress = progressOf(index, requests.length);
        const more = { signal, progress, settleOn: "completion" } as const;
        const { action } = await askUser(queue, source, request, more, { signal: outer });
        if (action !== "accept") throw new ElicitationRefusedError(action, { cause });
      });
      try {
        await together(outer, tasks);
      } catch (error) {
        // To a host that opens no pages, what the server said is what went wrong.
        throw error instanceof ElicitationModeError ? cause : error;
      }
    }
  }
}
