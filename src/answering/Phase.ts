import type { ElicitationResult } from "../protocol/ElicitationResult.js";

/** How far the one answer to a request is on its way to the host. */
export type Phase =
  | { name: "open" }
  | { name: "pending" }
  /** `unloaded`: what checks an answer could not be loaded, so nothing was sent. */
  | { name: "failed"; message: string; unloaded?: true }
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
