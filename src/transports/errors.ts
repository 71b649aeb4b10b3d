import type { JsonRpcError } from "./types.js";

/**
 * Thrown when the user declines or cancels a request that a call needs.
 *
 * @example
 * try {
 *   return await withUrlElicitations(call, queue, { requester });
 * } catch (error) {
 *   if (error instanceof ElicitationRefusedError) return `The user chose ${error.action}.`;
 *   throw error;
 * }
 */
export class ElicitationRefusedError extends Error {
  override name = "ElicitationRefusedError";
  /** Action of the user's response. */
  readonly action: "decline" | "cancel";

  /** @param options `cause`: the error that the request came with. */
  constructor(action: "decline" | "cancel", options?: ErrorOptions) {
    super(`The user chose ${action}.`, options);
    this.action = action;
  }
}

/** Reasons why the requests in a result could not be fulfilled. */
export type InputRequestErrorCode = "malformed" | "unsupported" | "tooManyRounds";

/**
 * Thrown when the requests in a result (MCP 2026-07-28) can't be fulfilled.
 *
 * The user was not asked.
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
   * Reason of the error.
   *
   * - `malformed`: the requests are malformed.
   * - `unsupported`: a method has no handler.
   * - `tooManyRounds`: the server asked too often.
   */
  readonly code: InputRequestErrorCode;

  constructor(code: InputRequestErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Thrown when a server asks again for a page that the user has just visited.
 *
 * @example
 * withUrlElicitations(call, queue, { requester }).catch((error) => {
 *   if (error instanceof UrlElicitationLoopError) log(`asked again for ${error.url}`);
 *   throw error;
 * });
 */
export class UrlElicitationLoopError extends Error {
  override name = "UrlElicitationLoopError";
  /** The page that it asks for again. Untrusted. */
  readonly url: string;

  /** @param options `cause`: the error of the repeated call. */
  constructor(url: string, options?: ErrorOptions) {
    super("The server asks for the same page again.", options);
    this.url = url;
  }
}

/**
 * Returns an error as JSON-RPC sends it. An error without a code becomes -32603, without details.
 */
export function toRpcError(error: unknown): JsonRpcError {
  const { code, message, data } = (error ?? {}) as Record<string, unknown>;
  if (!Number.isSafeInteger(code)) return { code: -32603, message: "Internal error" };
  return { code: code as number, message: String(message), data };
}
