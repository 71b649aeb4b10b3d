import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ElicitationModeError } from "../queue/ElicitationModeError.js";
import { askPerson } from "./askPerson.js";
import { ElicitationRefusedError, UrlElicitationLoopError } from "./errors.js";
import type { ElicitationSource } from "./types.js";
import { progressOf } from "./inputRequests.js";
import { readUrlElicitations } from "./readUrlElicitations.js";
import { together } from "./together.js";

/** Who asks in errors, and for how long. */
export interface WithUrlElicitationsOptions extends ElicitationSource {
  /** Takes the call back: what is still asked is cancelled, and the call rejects. */
  signal?: AbortSignal | undefined;
  /** How often the call is tried again, as long as it asks for other pages. Once by default. */
  maxRetries?: number | undefined;
}

/**
 * Makes a call that may be refused until the person has been to some pages (error -32042, MCP
 * 2025-11-25). They are asked for each, and when they are done with all, as the server or they
 * themselves say, the call is made again.
 *
 * @throws {ElicitationRefusedError} when the person declines or puts away one of the pages.
 * @throws {UrlElicitationLoopError} when the retried call asks for the same page again.
 * @throws the reason of `signal`, and what `call` throws; so the error itself, where it names no page.
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
