import type { DismissBy } from "../../ui/SharedScreenProps.js";
import { ReplacementGuard } from "../../core/inputGuard.js";
import type { Topics } from "./Topics.js";

/** What a form tells the user next to its fields, besides the state of its session. */
export class FormStatus {
  readonly replacementGuard: ReplacementGuard;
  /** How the user tried to cancel the form once while there was input. */
  dismissing: DismissBy | undefined;
  /** Live-region announcement of the last transition. */
  announcement: string | undefined;
  readonly #topics: Topics;

  constructor(topics: Topics, isGuarded: boolean) {
    this.replacementGuard = new ReplacementGuard(isGuarded);
    this.#topics = topics;
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
