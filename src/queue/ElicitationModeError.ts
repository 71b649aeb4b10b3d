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
