/**
 * A request that lacks what its mode needs. Shaped as a JSON-RPC error.
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

  /** @param field what is wrong. */
  constructor(field: string) {
    super(`Invalid elicitation request: ${field}.`);
  }
}
