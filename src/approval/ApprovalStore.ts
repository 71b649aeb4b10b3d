import type { ApprovalDigest } from "../core/ApprovalRequest.js";
import { Emitter } from "../core/Emitter.js";
import { ReplacementGuard } from "../core/inputGuard.js";
import type { Session } from "../core/session.js";
import type { NoteLevel } from "./readApproval.js";

/** What changes on the screen of an approval, besides its session. */
export interface ApprovalEntries {
  /** How many pages of long texts are shown. */
  pages: number;
  /** The permissions that the user left selected. Missing: all, as asked. */
  granted?: ReadonlySet<string>;
  /** The chosen answer of a question, by its ID. */
  chosen?: string;
  /** The answer whose text is being written, by its ID. */
  writing?: string | undefined;
  /** The text that goes with it. */
  text: string;
  /** How serious the addresses are, by the index of their part, once they are judged. */
  addressLevels: Readonly<Record<number, NoteLevel>>;
  /** Whether the arguments are being edited. */
  isEditing: boolean;
  /** The arguments that the user has edited and saved. */
  edited?: unknown;
  /** The long changes that the user allows although some of them was not on screen, by index. */
  allowsUnread: readonly number[];
  /** The answer that was pressed last, by its ID. */
  pressed?: string;
  /** Whether the answer that was pressed waits for its digest. */
  isAnswering: boolean;
  /** Why the last press answered nothing. */
  said?: string | undefined;
  /** Whether the last press was refused for what `problem` says. */
  isRefused?: boolean;
  /** Number of presses that were refused. Each is announced, even if the text is the same. */
  refusals: number;
}

/**
 * The input to one approval outside React. Its session keeps it: rendered twice, or unmounted and
 * mounted again, it is one approval.
 */
export class ApprovalStore extends Emitter {
  state: ApprovalEntries = {
    pages: 1,
    text: "",
    isEditing: false,
    addressLevels: {},
    allowsUnread: [],
    isAnswering: false,
    refusals: 0,
  };
  /** The digest of what is on screen, once it is known. */
  digest: ApprovalDigest | undefined;
  readonly replacementGuard: ReplacementGuard;

  constructor(
    readonly session: Session,
    isGuarded: boolean,
  ) {
    super();
    this.replacementGuard = new ReplacementGuard(isGuarded);
  }

  /** Returns the approval of a session. */
  static of(session: Session, isGuarded: boolean): ApprovalStore {
    const { view } = session;
    const { approval } = view;
    const store =
      approval instanceof ApprovalStore ? approval : new ApprovalStore(session, isGuarded);
    view.approval = store;
    return store;
  }

  set(change: Partial<ApprovalEntries>): void {
    this.state = { ...this.state, ...change };
    this.emit();
  }

  /** Shows and announces why a press was refused. */
  say(said: string): void {
    this.set({ said, refusals: this.state.refusals + 1 });
  }

  isGranted(id: string): boolean {
    return this.state.granted?.has(id) ?? true;
  }
}
