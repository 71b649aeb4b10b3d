import { Emitter } from "../core/Emitter.js";
import { type Session } from "../core/session.js";
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

/** What changes on the screen of a consent, besides its session. */
export interface ConsentState {
  stage: ConsentStage;
  /** Whether the confirmation checkbox for a dangerous address is selected. */
  checked: boolean;
  /** How often Open was clicked without it, or too early. A note then says what to do. */
  hints: number;
  copy: "none" | "copied" | "failed";
}

/**
 * The state of one consent outside React. Its session keeps it: rendered twice, or unmounted and
 * mounted again, it is one consent.
 */
export class ConsentStore {
  state: ConsentState = {
    stage: "asking",
    checked: false,
    hints: 0,
    copy: "none",
  };
  readonly replacementGuard: ReplacementGuard;
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.subscribe;

  constructor(
    readonly session: Session,
    isGuarded: boolean,
  ) {
    this.replacementGuard = new ReplacementGuard(isGuarded);
  }

  /** Returns the consent of a session. */
  static of(session: Session, isGuarded = true): ConsentStore {
    const view = session.view;
    const { consent } = view;
    const store = consent instanceof ConsentStore ? consent : new ConsentStore(session, isGuarded);
    view.consent = store;
    return store;
  }

  get locked(): boolean {
    return this.session.locked;
  }

  set(change: Partial<ConsentState>): void {
    this.state = { ...this.state, ...change };
    this.#changes.emit();
  }
}
