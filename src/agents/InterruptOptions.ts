import type { ElicitationSource } from "../transport/ElicitationSource.js";

/** Who asks in the interrupts of a run, and for how long. */
export interface InterruptOptions extends ElicitationSource {
  /** Takes the run back: what is still asked is cancelled, and the promise rejects with its reason. */
  signal?: AbortSignal | undefined;
}
