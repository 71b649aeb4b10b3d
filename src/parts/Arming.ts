import type { Timers } from "./Timers.js";

/** What an arming says of itself. */
export type ArmingState = "waiting" | "early" | "armed";

/** How often a press that came too soon starts the wait again: nobody can be kept waiting for ever. */
const MOST_RESTARTS = 20;

/** How much of the element must be in view. */
const IN_VIEW = 0.5;

/**
 * Holds an action back until a person can have seen what it does: it acts only once its element has
 * been visible, in a focused document, for a while. A dialog that appears under a finger, a key that
 * is still held down, the second click of a double click and a click that a page made up do nothing.
 *
 * The wait starts again when the window gets the focus or comes into view, and when a press came
 * too soon.
 */
export class Arming {
  state: ArmingState = "waiting";
  readonly #timers: Timers;
  readonly #listeners = new Set<() => void>();
  #delay: number;
  #timer: unknown;
  #restarts = 0;
  #inView = false;
  #document: Document | undefined;

  /** @param delay how long to wait, in milliseconds. */
  constructor(delay: number, timers: Timers) {
    this.#delay = delay;
    this.#timers = timers;
  }

  /** Watches the element until the function it returns is called. */
  watch(element: Element): () => void {
    const { ownerDocument } = element;
    const view = ownerDocument.defaultView;
    this.#document = ownerDocument;
    const restart = () => this.restart();
    view?.addEventListener("focus", restart);
    view?.addEventListener("blur", restart);
    ownerDocument.addEventListener("visibilitychange", restart);
    const observer = this.#observe(element);
    if (!observer) this.#inView = true;
    this.restart();
    return () => {
      view?.removeEventListener("focus", restart);
      view?.removeEventListener("blur", restart);
      ownerDocument.removeEventListener("visibilitychange", restart);
      observer?.disconnect();
      this.#timers.clearTimeout(this.#timer);
      this.#document = undefined;
    };
  }

  /** Waits anew: what is shown has changed. */
  restart(delay = this.#delay): void {
    this.#delay = delay;
    this.#wait("waiting");
  }

  /**
   * Whether a press may act. One that comes too soon, or that no person made, may not.
   *
   * @param event the click; `isTrusted` is the browser's word that a person made it.
   */
  press({ isTrusted }: { isTrusted: boolean }): boolean {
    if (!isTrusted) return false;
    if (this.state === "armed") return true;
    if (this.#restarts < MOST_RESTARTS) {
      this.#restarts += 1;
      this.#wait("early");
    }
    return false;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #wait(state: ArmingState): void {
    this.#timers.clearTimeout(this.#timer);
    this.#set(state);
    const shown = this.#document;
    if (!shown || !this.#inView || shown.visibilityState !== "visible" || !shown.hasFocus()) return;
    this.#timer = this.#timers.setTimeout(() => this.#set("armed"), this.#delay);
  }

  #set(state: ArmingState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Tells whether the element is in view and, in a frame, that nothing of the outer page covers it. */
  #observe(element: Element): IntersectionObserver | undefined {
    const view = element.ownerDocument.defaultView;
    if (!view || !("IntersectionObserver" in view)) return undefined;
    const framed = view.parent !== view;
    const options = {
      threshold: IN_VIEW,
      // Version 2 of the API; older browsers ignore what they do not know.
      ...(framed ? { trackVisibility: true, delay: 100 } : {}),
    };
    const observer = new view.IntersectionObserver((entries: IntersectionObserverEntry[]) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const covered = framed && "isVisible" in entry && entry.isVisible === false;
      const inView = entry.isIntersecting && !covered;
      if (inView === this.#inView) return;
      this.#inView = inView;
      this.restart();
    }, options as IntersectionObserverInit);
    observer.observe(element);
    return observer;
  }
}
