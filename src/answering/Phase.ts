import type { ReplacementGuard } from "../core/inputGuard.js";
import type { ElicitationContent, ElicitationResult } from "../protocol/types.js";

/**
 * Progress of the one response to a request.
 *
 * - `open`: no response yet.
 * - `pending`: the response is being sent.
 * - `failed`: sending failed, and the user can try again. `unloaded`: code could not be loaded.
 * - `answered`: the response was sent.
 */
export type Phase =
  | {
      /** No response yet. */
      name: "open";
    }
  | {
      /** The response is being sent. */
      name: "pending";
      /** The action of the response. */
      action: ElicitationResult["action"];
    }
  /**
   * `error`: what `onRespond` rejected with. Its message is in no language of the user's and never shown.
   * `action`: the action of the response that was not sent.
   * `unloaded`: the code that checks answers could not be loaded, so nothing was sent.
   */
  | {
      /** Sending failed. The user can try again. */
      name: "failed";
      /** The error that `onRespond` rejected with. */
      error: unknown;
      /** The action of the response that was not sent. */
      action: ElicitationResult["action"];
      /** Whether validation code could not be loaded, so that nothing was sent. */
      unloaded?: true;
    }
  | {
      /** The response was sent. */
      name: "answered";
      /** The action of the response. */
      action: ElicitationResult["action"];
      /** The content that was sent. */
      content?: ElicitationContent | undefined;
    };

/** Anything that shows a request and can hold its response back. */
export interface Answerable {
  /** Progress of the response. */
  readonly phase: Phase;
  /** Sets the progress of the response. */
  setPhase(phase: Phase): void;
  /** Ignores clicks while they may be meant for another request that was in its place. */
  readonly replacementGuard: ReplacementGuard;
}

/** Whether the request can't be changed, now or any more. */
export function isLocked({ phase }: { phase: Phase }): boolean {
  return phase.name === "pending" || phase.name === "answered";
}
