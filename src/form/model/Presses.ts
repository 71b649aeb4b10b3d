/** Whether a pointer is down in a form. Changes that would move its target wait until it is up. */
export class Presses {
  /** The waiting changes, or `undefined` while no pointer is down. */
  #waiting: (() => void)[] | undefined;

  /** A pointer is down. */
  begin(): void {
    this.#waiting ??= [];
  }

  /** A pointer is down in an element, until it is released, wherever that is. */
  follow({ ownerDocument }: Element): void {
    this.begin();
    // The click that follows comes first.
    const release = () => setTimeout(() => this.end());
    for (const up of ["pointerup", "pointercancel"])
      ownerDocument.defaultView?.addEventListener(up, release, { once: true });
  }

  /** Runs the changes when the pointer is up and the click was dispatched. */
  end(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const change of waiting) change();
  }

  /** Makes a change once no pointer is down: at once where none is. */
  after(change: () => void): void {
    if (this.#waiting) this.#waiting.push(change);
    else change();
  }

  get isDown(): boolean {
    return this.#waiting !== undefined;
  }
}
