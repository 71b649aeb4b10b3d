/** Names of the limits that a request can exceed. */
export type LimitName = "perMinute" | "waiting" | "bytes";

/**
 * Rejects a request whose requester exceeds a limit of the queue (-32029).
 *
 * It has the shape of a JSON-RPC error, so that a transport can send it.
 *
 * @example
 * queue.elicit(request, { requester }).catch((error) => {
 *   if (error instanceof ElicitationLimitError) log(`over ${error.data.limit}: ${error.data.allowed}`);
 *   else throw error;
 * });
 */
export class ElicitationLimitError extends Error {
  override name = "ElicitationLimitError";
  /** `-32029`, in the JSON-RPC range for implementations. */
  readonly code = -32029;
  /** The exceeded limit. */
  readonly data: {
    /** Name of the limit. */
    limit: LimitName;
    /** Value of the limit. */
    allowed: number;
  };

  constructor(limit: LimitName, allowed: number) {
    const what = limit === "bytes" ? "Requests that are too large" : "Too many requests";
    super(`${what} (${limit}: ${allowed}).`);
    this.data = { limit, allowed };
  }
}
