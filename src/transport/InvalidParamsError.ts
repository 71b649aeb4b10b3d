/** A request that lacks what its mode needs. Shaped as a JSON-RPC error. */
export class InvalidParamsError extends Error {
  override name = "InvalidParamsError";
  /** `-32602`: invalid params. */
  readonly code = -32602;

  constructor(reason: string) {
    super(`Invalid elicitation request: ${reason}`);
  }
}
