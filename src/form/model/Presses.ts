/** Whether a pointer is down in a form. What moves or replaces what it presses waits until it is up. */
export class Presses {
  /** What is to change then; `undefined` while no pointer is down. */
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

  /** It is up again, and what it pressed has been told. */
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
