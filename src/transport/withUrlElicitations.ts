import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ElicitationModeError } from "../queue/ElicitationModeError.js";
import { askPerson } from "./askPerson.js";
import { ElicitationRefusedError, UrlElicitationLoopError } from "./errors.js";
import type { ElicitationSource } from "./types.js";
import { progressOf } from "./inputRequests.js";
import { readUrlElicitations } from "./readUrlElicitations.js";
import { together } from "./together.js";

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
 * repeats the call. `withElicitation` does this too.
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
        const { action } = await askPerson(queue, source, request, more, { signal: outer });
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
