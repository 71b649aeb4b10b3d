import type { FormStrings } from "../../strings/enForm.js";
import type { Sensed, SubmitGuard } from "./SubmitGuard.js";

/** So much is kept for a guard that may never come: minutes of a key that is held down. */
const MOST = 10_000;

/**
 * What happens in a form, told to its guard in the order in which it happened, however late the code
 * of the guard comes: what followed a press must not speak for it.
 */
export class Presses {
  #guard: SubmitGuard | undefined;
  readonly #waiting: Sensed[] = [];
  /** How many the guard was told of. */
  #told = 0;
  /** How many presses wait for an answer. */
  #asking = 0;

  sense(sensed: Sensed): void {
    if (this.#waiting.length < MOST) this.#waiting.push(sensed);
    this.#tell();
  }

  guardedBy(guard: SubmitGuard): void {
    this.#guard = guard;
    this.#tell();
  }

  /**
   * Whether what was just pressed may send; see `SubmitGuard`. A form without a guard sends.
   *
   * @param at when sending was asked for.
   * @param ready is done when the guard has come.
   * @throws when `ready` does.
   */
  async admits(at: number, strings: FormStrings, ready: Promise<unknown>): Promise<boolean> {
    const until = this.#told + this.#waiting.length;
    this.#asking += 1;
    try {
      await ready;
    } finally {
      this.#asking -= 1;
    }
    this.#tell(until);
    const admitted = this.#guard?.admits(at, strings) ?? true;
    this.#tell();
    return admitted;
  }

  /** @param until how many; without it all, unless a press waits for an answer that comes first. */
  #tell(until = this.#asking > 0 ? 0 : Infinity): void {
    while (this.#guard && this.#told < until) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#guard.sense(next);
      this.#told += 1;
    }
  }
}
