import { Emitter } from "../answering/Emitter.js";
import { type Answerable, isLocked, type Phase } from "../answering/Phase.js";

/**
 * Where the page is:
 * - `asking`: nobody has opened anything.
 * - `opening`: the host's `openUrl` is at work.
 * - `opened`: a window was asked for, and the browser showed that it came.
 * - `asked`: a window was asked for a moment ago.
 * - `unopened`: a window was asked for, but no page seemed to open.
 * - `refused`: `openUrl` said that it could not; nothing was sent yet.
 * - `checking`, `notDone`: the person says that they have finished; the host checks it, or found not.
 * - `done`, `completed`, `closed`: it is over.
 */
export type ConsentStage =
  | "asking"
  | "opening"
  | "asked"
  | "opened"
  | "unopened"
  | "refused"
  | "checking"
  | "notDone"
  | "done"
  | "completed"
  | "closed";

/** Everything that changes on the screen of a consent. */
export interface ConsentState {
  phase: Phase;
  stage: ConsentStage;
  /** Whether another question stood here a moment ago. */
  settling: boolean;
  /** The second act that a danger asks for. */
  checked: boolean;
  /** Open was pressed without it: what is missing is said where it is seen. */
  hinted?: boolean;
  copy: "none" | "copied" | "failed";
}

/** The state of one consent outside React. */
export class ConsentStore implements Answerable {
  state: ConsentState = {
    phase: { name: "open" },
    stage: "asking",
    settling: false,
    checked: false,
    copy: "none",
  };
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.subscribe;

  get phase(): Phase {
    return this.state.phase;
  }

  get locked(): boolean {
    return isLocked(this);
  }

  setPhase(phase: Phase): void {
    this.set({ phase });
  }

  get settling(): boolean {
    return this.state.settling;
  }

  setSettling(settling: boolean): void {
    this.set({ settling });
  }

  set(change: Partial<ConsentState>): void {
    this.state = { ...this.state, ...change };
    this.#changes.emit();
  }
}
