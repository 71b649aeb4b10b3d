/** The limits that a request can go over. */
export type LimitName = "perMinute" | "waiting" | "bytes";

/**
 * Rejects a request whose requester is over one of the queue's limits. It has the shape of a JSON-RPC
 * error, so that a transport can answer the request with it.
 *
 * @example
 * queue.elicit(request, { requester }).catch((error) => {
 *   if (error instanceof ElicitationLimitError) log(`over ${error.data.limit}: ${error.data.allowed}`);
 *   else throw error;
 * });
 */
export class ElicitationLimitError extends Error {
  override name = "ElicitationLimitError";
  /** `-32029`, of the range that JSON-RPC leaves to implementations. */
  readonly code = -32029;
  readonly data: { limit: LimitName; allowed: number };

  constructor(limit: LimitName, allowed: number) {
    const what = limit === "bytes" ? "Requests that are too large" : "Too many requests";
    super(`${what} (${limit}: ${allowed}).`);
    this.data = { limit, allowed };
  }
}
