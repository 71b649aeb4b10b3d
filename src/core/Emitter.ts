import { reportUncaught } from "./errors.js";

/** Calls its listeners. */
export class Emitter {
  readonly #listeners = new Set<() => void>();

  /**
   * Calls a listener at each `emit`. One listener may subscribe more than once.
   *
   * @returns a function that unsubscribes.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    const call = () => listener();
    this.#listeners.add(call);
    return () => void this.#listeners.delete(call);
  };

  /** Calls the listeners. Their errors are reported, and break nothing else. */
  emit(): void {
    for (const call of Array.from(this.#listeners)) {
      try {
        call();
      } catch (error) {
        reportUncaught(error);
      }
    }
  }
}
