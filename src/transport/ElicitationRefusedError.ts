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
