import type { JsonRpcError } from "./types.js";

/**
 * A call cannot go on, since the person said no to what it needs, or put it away.
 *
 * @example
 * try {
 *   return await withUrlElicitations(call, queue, { requester });
 * } catch (error) {
 *   if (error instanceof ElicitationRefusedError) return `The person chose ${error.action}.`;
 *   throw error;
 * }
 */
export class ElicitationRefusedError extends Error {
  override name = "ElicitationRefusedError";
  readonly action: "decline" | "cancel";

  /** @param options `cause`: the error that asked for it. */
  constructor(action: "decline" | "cancel", options?: ErrorOptions) {
    super(`The person chose ${action}.`, options);
    this.action = action;
  }
}

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

/**
 * A server asks for a page again that the person has just been to.
 *
 * @example
 * withUrlElicitations(call, queue, { requester }).catch((error) => {
 *   if (error instanceof UrlElicitationLoopError) log(`asked again for ${error.url}`);
 *   throw error;
 * });
 */
export class UrlElicitationLoopError extends Error {
  override name = "UrlElicitationLoopError";
  /** The page it asks for again. Untrusted. */
  readonly url: string;

  /** @param options `cause`: the error of the retried call. */
  constructor(url: string, options?: ErrorOptions) {
    super("The server asks for the same page again.", options);
    this.url = url;
  }
}

/** An error as JSON-RPC sends it. An error with a code was made to be sent; of any other only the fact is sent. */
export function toRpcError(error: unknown): JsonRpcError {
  const { code, message, data } = (error ?? {}) as Record<string, unknown>;
  if (!Number.isSafeInteger(code)) return { code: -32603, message: "Internal error" };
  return { code: code as number, message: String(message), data };
}
