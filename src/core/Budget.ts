import * as limits from "./limits.js";

/** Thrown when a request would cost more work than a page can wait for. An error would cost more. */
const OVER_BUDGET = Symbol("over budget");

/**
 * The work that reading one request may cost, in steps of about 100 ns.
 *
 * One budget is created where a request becomes a form, a receipt or a validation, and handed down
 * to everything that reads the request. Limits of single readers would multiply. It fills up again
 * with time, so that a user can go on editing.
 */
export class Budget {
  /** How often something was too much, and so was not read, or is left to the server to check. */
  exceeded = 0;
  /** Called when that happens first, perhaps while a component renders. */
  onExceeded = () => {};
  #left: number = limits.steps;
  #filledAt = performance.now();

  /**
   * Spends steps. Those that are not left are owed: what was too much is often half done by then,
   * and would be tried again for every field.
   *
   * @throws if so many steps are not left. A reader in `within` then ends.
   */
  spend(steps: number): void {
    if (steps > this.#left) this.#fill();
    this.#take(steps);
    if (this.#left < 0) throw OVER_BUDGET;
  }

  #take(steps: number): void {
    this.#left = Math.max(this.#left - steps, -limits.steps);
  }

  #fill(): void {
    const now = performance.now();
    const filled = ((now - this.#filledAt) / 1_000) * limits.stepsPerSecond;
    this.#left = Math.min(limits.steps, this.#left + filled);
    this.#filledAt = now;
  }

  /** Spends what it takes to read a text. */
  read({ length }: { length: number }): void {
    this.spend(1 + length / limits.charactersPerStep);
  }

  /** Runs what can't be counted in steps, and spends the time that it takes. */
  timed<T>(run: () => T): T {
    this.spend(1);
    const start = performance.now();
    try {
      return run();
    } finally {
      this.#take((performance.now() - start) * limits.stepsPerMillisecond);
    }
  }

  /**
   * Runs a reader.
   *
   * @returns its result, or `undefined` if it ran out of budget or of stack.
   */
  within<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (error !== OVER_BUDGET && !(error instanceof RangeError)) throw error;
      if (this.exceeded === 0) this.onExceeded();
      this.exceeded += 1;
      return undefined;
    }
  }
}
