import type { FormGuard } from "../../core/FormGuard.js";
import { Sight, type Unseen } from "../../core/sight.js";
import { systemTimers, type Timers } from "../../core/timers.js";
import { focusOn } from "./FormElements.js";
import type { FormStatus } from "./FormStatus.js";
import type { Topics } from "./Topics.js";

/** How long a text that the user approves must stand on the screen, in milliseconds. */
const DWELL_MILLISECONDS = 100;

/** The form whose values and approval are watched. */
interface SeenForm {
  topics: Topics;
  status: FormStatus;
  readonly guard: FormGuard;
}

/** Notes what was on screen of what a response sends or approves. Nothing goes out unseen. */
export class FormSight {
  /** The values that the user did not enter: defaults, drafts, earlier answers. */
  readonly values: Sight;
  /** The text that the user approves. */
  readonly approval: Sight;
  /** The clock of the form. */
  timers: Timers = systemTimers;
  readonly #form: SeenForm;
  /** The part that the last Submit brought into view. */
  #shown: Unseen | undefined;
  /** The text that named the unseen part of the approval. */
  #said: string | undefined;

  /** @param on whether anything is watched. Otherwise, everything counts as seen. */
  constructor(form: SeenForm, on: boolean) {
    this.#form = form;
    const timers = () => this.timers;
    this.values = new Sight({ on, timers });
    this.approval = new Sight({
      on,
      timers,
      dwell: DWELL_MILLISECONDS,
      attended: true,
      onChange: () => {
        if (!this.approval.unseen) form.status.announce(undefined, this.#said);
        form.topics.emit("sight");
      },
    });
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

  /**
   * Whether a press answers an approval of which some was not on screen. Then the form shows it and
   * says so. A submit by the host's own code is not held back.
   *
   * @param say returns it in words.
   */
  refusesApproval(say: (unseen: Unseen) => string): boolean {
    const { unseen } = this.approval;
    if (!unseen || !this.#form.guard.isPressing) return false;
    this.#said = say(unseen);
    this.#form.status.announce(this.#said);
    this.approval.reveal(unseen);
    return true;
  }
}
