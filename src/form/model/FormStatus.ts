import type { DismissBy } from "../../answering/DismissBy.js";
import { type Answerable, isLocked, type Phase } from "../../answering/Phase.js";
import type { Topics } from "./Topics.js";

/** How far the answer of one form got, and what is said of it. */
export class FormStatus implements Answerable {
  phase: Phase = { name: "open" };
  /** Whether another question stood here a moment ago. */
  settling = false;
  /** How the person tried to dismiss the form once, while something had been entered. */
  dismissing: DismissBy | undefined;
  /** What just happened to the answer, in words, beside what `phase` says of it. */
  announcement: string | undefined;
  readonly #topics: Topics;

  constructor(topics: Topics) {
    this.#topics = topics;
  }

  /** Whether nothing can be answered or changed any more, or for now. */
  get locked(): boolean {
    return isLocked(this);
  }

  setPhase(phase: Phase): void {
    this.phase = phase;
    this.#topics.emit("status");
  }

  setSettling(settling: boolean): void {
    if (settling === this.settling) return;
    this.settling = settling;
    this.#topics.emit("held");
  }

  setDismissing(by: DismissBy | undefined): void {
    if (by === this.dismissing) return;
    this.dismissing = by;
    this.#topics.emit("status");
  }

  /** @param instead the words that these replace: where others stand by now, nothing changes. */
  announce(words: string | undefined, instead = this.announcement): void {
    if (words === this.announcement || instead !== this.announcement) return;
    this.announcement = words;
    this.#topics.emit("status");
  }
}
