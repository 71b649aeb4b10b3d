import type { ElicitationResult } from "../protocol/types.js";

/** How far the one answer to a request is on its way to the host. */
export type Phase =
  | { name: "open" }
  | { name: "pending" }
  /**
   * `error`: what `onRespond` rejected with. Its message is in no language of the user's and never shown.
   * `action`: the action of the response that was not sent.
   * `unloaded`: the code that checks answers could not be loaded, so nothing was sent.
   */
  | { name: "failed"; error: unknown; action: ElicitationResult["action"]; unloaded?: true }
  | { name: "answered"; action: ElicitationResult["action"] };

/** Whatever shows a request and can hold its answer back. */
export interface Answerable {
  readonly phase: Phase;
  setPhase(phase: Phase): void;
  /** Whether another question stood in its place a moment ago: a press may be meant for that. */
  readonly settling: boolean;
  setSettling(settling: boolean): void;
}

/** Whether nothing can be answered or changed any more, or for now. */
export function isLocked({ phase }: { phase: Phase }): boolean {
  return phase.name === "pending" || phase.name === "answered";
}
