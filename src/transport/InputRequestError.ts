/** Why the requests in a result could not be fulfilled. */
export type InputRequestErrorCode = "malformed" | "unsupported" | "tooManyRounds";

/**
 * A server asks in a result (2026-07-28) for what cannot be given. Nobody was asked.
 *
 * @example
 * withInputRequests(call, params, queue, { requester }).catch((error) => {
 *   if (error instanceof InputRequestError && error.code === "unsupported") log(error.message);
 *   throw error;
 * });
 */
export class InputRequestError extends Error {
  override name = "InputRequestError";
  /**
   * - `malformed`: what it asks cannot be read.
   * - `unsupported`: a method that the host has no handler for.
   * - `tooManyRounds`: it asked again and again.
   */
  readonly code: InputRequestErrorCode;

  constructor(code: InputRequestErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
