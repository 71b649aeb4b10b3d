import type { DismissBy } from "../../answering/DismissBy.js";
import { type Answerable, isLocked, type Phase } from "../../answering/Phase.js";
import { ReplacementGuard } from "../../core/inputGuard.js";
import type { ElicitationResult } from "../../protocol/types.js";
import type { Topics } from "./Topics.js";

/** Progress of a form's response, and what is announced about it. */
export class FormStatus implements Answerable {
  phase: Phase = { name: "open" };
  readonly replacementGuard = new ReplacementGuard();
  /** How the user tried to cancel the form once while there was input. */
  dismissing: DismissBy | undefined;
  /** Live-region announcement of the last transition. */
  announcement: string | undefined;
  readonly #topics: Topics;

  constructor(topics: Topics) {
    this.#topics = topics;
  }

  /** Whether nothing can be answered or changed any more, or for now. */
  get locked(): boolean {
    return isLocked(this);
  }

  /** The action of the response that is being sent. */
  get sending(): ElicitationResult["action"] | undefined {
    return this.phase.name === "pending" ? this.phase.action : undefined;
  }

  setPhase(phase: Phase): void {
    this.phase = phase;
    this.#topics.emit("status");
  }

  setDismissing(by: DismissBy | undefined): void {
    if (by === this.dismissing) return;
    this.dismissing = by;
    this.#topics.emit("status");
  }

  /**
   * @param instead the text that these words replace. If another text is shown by now, nothing
   *   changes.
   */
  announce(words: string | undefined, instead = this.announcement): void {
    if (words === this.announcement || instead !== this.announcement) return;
    this.announcement = words;
    this.#topics.emit("status");
  }
}
