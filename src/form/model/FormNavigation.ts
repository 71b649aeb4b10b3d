import { FIRST_VIEW, type FormView } from "./FormView.js";
import type { Topics } from "./Topics.js";

/** Which part of a form is on show; kept with it, so that a form taken away comes back as it was. */
export class FormNavigation {
  view: FormView = FIRST_VIEW;
  /** Whether there is a place where steps and a review are shown: not in every layout of a host. */
  staged = false;
  readonly #topics: Topics;

  constructor(topics: Topics) {
    this.#topics = topics;
  }

  setView(view: FormView): void {
    this.view = view;
    this.#topics.emit("view");
  }

  setStaged(staged: boolean): void {
    this.staged = staged;
  }
}
