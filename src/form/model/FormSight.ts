import type { FormGuard } from "../../core/FormGuard.js";
import { Sight, type Unseen } from "../../core/sight.js";
import { focusOn } from "./FormElements.js";
import type { FormStatus } from "./FormStatus.js";

/** The form whose values are watched. */
interface SeenForm {
  status: FormStatus;
  readonly guard: FormGuard;
}

/** Holds a response back until its values were on screen. */
export class FormSight {
  /** Watches the elements of values that the user did not enter: defaults, drafts, earlier answers. */
  readonly watcher: Sight;
  readonly #form: SeenForm;
  /** The part that the last Submit brought into view. */
  #shown: Unseen | undefined;

  /** @param on whether anything is watched. Otherwise, everything counts as seen. */
  constructor(form: SeenForm, on: boolean) {
    this.#form = form;
    this.watcher = new Sight({ on });
  }

  /**
   * Whether a value that the user did not enter was never on screen. Then the form shows it and says so.
   *
   * A part that the page cuts off is held back once. A folded part is held back until it is unfolded.
   */
  refusesValues({ unseen: words }: { unseen: string }): boolean {
    const { status, guard } = this.#form;
    const { unseen } = this.watcher;
    const before = this.#shown;
    this.#shown = unseen;
    const isShown = unseen?.element === before?.element && unseen?.from === before?.from;
    if (!unseen || (isShown && !unseen.rest)) {
      status.announce(undefined, words);
      return false;
    }
    // Firefox scrolls a box that takes the focus to its caret, so the focus comes first.
    focusOn(unseen.rest ?? unseen.element);
    this.watcher.reveal(unseen);
    status.announce(words);
    // No press was meant for what comes into view only now.
    guard.renew();
    return true;
  }
}
