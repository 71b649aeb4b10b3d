import type { DismissBy } from "../../ui/SharedScreenProps.js";
import { ReplacementGuard } from "../../core/inputGuard.js";
import type { Session } from "../../core/session.js";
import type { Topics } from "./Topics.js";
import type { FormGuard } from "../../core/FormGuard.js";
import { Sight, type Unseen } from "../../core/sight.js";
import { focusOn } from "./FormElements.js";

/** What a form tells the user next to its fields, besides the state of its session. */
export class FormStatus {
  readonly replacementGuard: ReplacementGuard;
  /** How the user tried to cancel the form once while there was input. */
  dismissing: DismissBy | undefined;
  /** Live-region announcement of the last transition. */
  announcement: string | undefined;
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
    if (text === this.announcement || instead !== this.announcement) return;
    this.announcement = text;
    this.#topics.emit("status");
  }
}

/** The form whose values are watched. */
interface SeenForm {
  status: FormStatus;
  readonly guard: FormGuard;
}

/** Notes what was on screen of the values that a response sends. Nothing goes out unseen. */
export class FormSight {
  /** The values that the user did not enter: defaults, drafts, earlier answers. */
  readonly values: Sight;
  readonly #form: SeenForm;
  /** The part that the last Submit brought into view. */
  #shown: Unseen | undefined;

  /** @param on whether anything is watched. Otherwise, everything counts as seen. */
  constructor(form: SeenForm, on: boolean) {
    this.#form = form;
    this.values = new Sight({ on });
  }

  /**
   * Whether a value was not on screen that the user did not enter. Then the form shows it and says so.
   *
   * A part that the page cuts off is held back once. A folded part is held back until it is unfolded.
   */
  refusesValues({ unseen: words }: { unseen: string }): boolean {
    const { status, guard } = this.#form;
    const { unseen } = this.values;
    const before = this.#shown;
    this.#shown = unseen;
    const isShown = unseen?.element === before?.element && unseen?.from === before?.from;
    if (!unseen || (isShown && !unseen.rest)) {
      status.announce(undefined, words);
      return false;
    }
    // Firefox scrolls a box that takes the focus to its caret, so the focus comes first.
    focusOn(unseen.rest ?? unseen.element);
    this.values.reveal(unseen);
    status.announce(words);
    // No press was meant for what comes into view only now.
    guard.renew();
    return true;
  }
}
