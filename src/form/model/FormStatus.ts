import type { DismissBy } from "../../ui/SharedScreenProps.js";
import { ReplacementGuard } from "../../core/inputGuard.js";
import type { Session } from "../../core/session.js";
import type { Topics } from "./Topics.js";

/** What a form tells the user next to its fields, besides the state of its session. */
export class FormStatus {
  readonly replacementGuard: ReplacementGuard;
  /** How the user tried to cancel the form once while there was input. */
  dismissing: DismissBy | undefined;
  /** Live-region announcement of the last transition. */
  announcement: string | undefined;
  /** How often an announcement was repeated. */
  repeats = 0;
  readonly #topics: Topics;
  #follows = false;

  constructor(topics: Topics, isGuarded: boolean) {
    this.replacementGuard = new ReplacementGuard(isGuarded);
    this.#topics = topics;
  }

  /** Follows the session from now on, also while the form is not on screen. */
  follow(session: Session): void {
    if (!this.#follows) session.subscribe(() => this.#topics.emit("status"));
    this.#follows = true;
  }

  setDismissing(by: DismissBy | undefined): void {
    if (by === this.dismissing) return;
    this.dismissing = by;
    this.#topics.emit("status");
  }

  /**
   * @param instead text that this one replaces. If another text is shown by now, nothing changes.
   */
  announce(text: string | undefined, instead = this.announcement): void {
    if (instead !== this.announcement || (text ?? instead) === undefined) return;
    if (text === this.announcement) this.repeats += 1;
    this.announcement = text;
    this.#topics.emit("status");
  }
}
