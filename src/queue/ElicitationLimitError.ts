/** The limits that a request can go over. */
export type LimitName = "perMinute" | "waiting";

/**
 * A requester asks more than the host allows. Shaped as a JSON-RPC error, so that a transport can
 * answer the request with it.
 */
export class ElicitationLimitError extends Error {
  override name = "ElicitationLimitError";
  /** `-32029`, of the range that JSON-RPC leaves to implementations. */
  readonly code = -32029;
  readonly data: { limit: LimitName; allowed: number };

  constructor(limit: LimitName, allowed: number) {
    super(
      limit === "perMinute"
        ? `Too many elicitation requests: ${allowed} a minute are allowed. Ask again later.`
        : `Too many elicitation requests wait for an answer: ${allowed} are allowed. Wait for one.`,
    );
    this.data = { limit, allowed };
  }
}
