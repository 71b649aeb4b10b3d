/** The limits that a request can go over. */
export type LimitName = "perMinute" | "waiting";

/**
 * A requester asks more than the host allows. Shaped as a JSON-RPC error, so that a transport can
 * answer the request with it.
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
    super(`Too many requests (${limit}: ${allowed}).`);
    this.data = { limit, allowed };
  }
}
