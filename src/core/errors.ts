import type { ElicitationResult } from "./protocol.js";

/** Why a response came too late. */
export type SettledReason = "answered" | "elsewhere" | "expired" | "withdrawn";

const MESSAGES: Record<SettledReason, string> = {
  answered: "The request was already answered",
  elsewhere: "The request was answered in another page, or withdrawn",
  expired: "The time to answer the request is over",
  withdrawn: "The request was withdrawn or dismissed",
};

/**
 * Thrown when a response comes too late: nothing was sent.
 *
 * The request has another response already, has expired, or was withdrawn.
 *
 * @example
 * await item.respond({ action: "decline" }).catch((error) => {
 *   if (error instanceof ElicitationSettledError) log(`too late: ${error.reason}`);
 *   else throw error;
 * });
 */
export class ElicitationSettledError extends Error {
  override name = "ElicitationSettledError";
  /**
   * Why the response came too late.
   *
   * - `answered`: another response was given on this page.
   * - `elsewhere`: another page may have responded.
   * - `expired`: the time to answer is over.
   * - `withdrawn`: the request was withdrawn, dismissed or cancelled.
   */
  readonly reason: SettledReason;
  /** Action of the response that counts, if it is known. */
  readonly action: ElicitationResult["action"] | undefined;

  constructor(reason: SettledReason, action?: ElicitationResult["action"]) {
    super(`${MESSAGES[reason]}${action ? ` with ${JSON.stringify(action)}` : ""}.`);
    this.reason = reason;
    this.action = action;
  }
}

/** Returns a host's `onError` that never throws: its own errors must not end a process. */
export function guardReport(onError: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    try {
      onError(error);
    } catch (thrown) {
      reportUncaught(thrown);
    }
  };
}

/** Reports an error that no caller gets: as an `error` event, or in the console where there is none. */
export function reportUncaught(error: unknown): void {
  if (globalThis.reportError) globalThis.reportError(error);
  // oxlint-disable-next-line no-console -- Node has no `reportError`
  else console.error(error);
}
