/** Calls its listeners. */
export class Emitter {
  readonly #listeners = new Set<() => void>();

  /** Calls back at each `emit`, until the function it returns is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  emit(): void {
    for (const listener of this.#listeners) listener();
  }
}
