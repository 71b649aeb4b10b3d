import { Emitter } from "../answering/Emitter.js";
import { type Answerable, isLocked, type Phase } from "../answering/Phase.js";
import { ReplacementGuard } from "../core/inputGuard.js";

/**
 * Stage of the page:
 * - `asking`: not opened yet.
 * - `opening`: the host's `openUrl` is running.
 * - `opened`: a window was requested, and the browser showed that it opened.
 * - `asked`: a window was requested a moment ago.
 * - `unopened`: a window was requested, but no page seemed to open.
 * - `refused`: `openUrl` could not open it, and nothing was sent yet.
 * - `checking`, `notDone`: the user reported that they are done; the host checks it, or said not
 *   yet.
 * - `done`, `completed`, `closed`: settled.
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
  /** Whether the confirmation checkbox for a dangerous address is selected. */
  checked: boolean;
  /** Whether Open was clicked without it, or too early. A note then says what to do. */
  hinted?: boolean;
  copy: "none" | "copied" | "failed";
}

/** The state of one consent outside React. */
export class ConsentStore implements Answerable {
  state: ConsentState = {
    phase: { name: "open" },
    stage: "asking",
    checked: false,
    copy: "none",
  };
  readonly replacementGuard = new ReplacementGuard();
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

  set(change: Partial<ConsentState>): void {
    this.state = { ...this.state, ...change };
    this.#changes.emit();
  }
}
