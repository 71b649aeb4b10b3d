/**
 * Rejects a request whose mode the queue doesn't support (-32602).
 *
 * It has the shape of a JSON-RPC error, as both protocols specify for this case.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#error-handling
 * @example
 * const queue = createElicitationQueue({ modes: ["form"] });
 * queue.elicit(urlRequest("Sign in", "https://example.com"), { requester }).catch((error) => {
 *   if (error instanceof ElicitationModeError) log(`no ${error.data.mode} here`);
 * });
 */
export class ElicitationModeError extends Error {
  override name = "ElicitationModeError";
  /** `-32602`: invalid params. */
  readonly code = -32602;
  /** The rejected mode. */
  readonly data: {
    /** Mode of the request. */
    mode: string;
  };

  constructor(mode: string) {
    super(`Undeclared mode: ${mode.slice(0, 40)}.`);
    this.data = { mode };
  }
}

/**
 * Thrown when a request lacks a required property, or has a malformed one (-32602).
 *
 * It has the shape of a JSON-RPC error.
 *
 * @example
 * const create: ElicitationHandlers["create"] = (request) =>
 *   handlers.create(request).catch((error) => {
 *     if (error instanceof InvalidParamsError) log(error.message);
 *     throw error; // the SDK answers with its code
 *   });
 */
export class InvalidParamsError extends Error {
  override name = "InvalidParamsError";
  /** `-32602`: invalid params. */
  readonly code = -32602;

  /** @param field name of the missing or wrong property, and why if it is not missing. */
  constructor(field: string) {
    super(`Invalid elicitation request: ${field}.`);
  }
}

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

/**
 * The reason of an abort where another page may have answered the request. The page that shows it then
 * does not claim that nothing was sent.
 */
export const ANSWERED_ELSEWHERE = "The request was answered elsewhere or withdrawn.";
