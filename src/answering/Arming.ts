import type { Timers } from "../time/Timers.js";
import { Emitter } from "./Emitter.js";
import { MAX_RESTARTS } from "./pressLimits.js";

/** What an arming says of itself. */
export type ArmingState = "waiting" | "early" | "armed";

/** How much of the element must be in view. */
const MIN_VISIBLE_SHARE = 0.5;

/** Whether an element is in view, out of it, or (in a frame) covered by something of the outer page. */
type View = "in" | "out" | "covered";

/**
 * Holds an action back until a person can have seen what it does: it acts only once its subject was
 * in view, in a focused document, for a while, and the action itself was too. A dialog that appears
 * under a finger, a key that is still held down, the second click of a double click and a click that
 * a page made up do nothing.
 *
 * The wait starts again when the window gets the focus or comes into view, and when a press came
 * too soon.
 */
export class Arming {
  /** The state that every arming begins with. */
  static initialState: ArmingState = "waiting";
  state = Arming.initialState;
  readonly #timers: Timers;
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.subscribe;
  #delay: number;
  #timer: unknown;
  #restarts = 0;
  #shown: Element | undefined;
  #pressed: Element | null = null;
  #subject: View = "out";
  #action: View = "out";
  /** Whether the subject was in view for long enough: it may be scrolled away on the way to the action. */
  #read = false;
  #stopAction: (() => void) | undefined;

  /** @param delay how long to wait, in milliseconds. */
  constructor(delay: number, timers: Timers) {
    this.#delay = delay;
    this.#timers = timers;
  }

  /** Watches what the action is about, until the function it returns is called. */
  watch(subject: Element): () => void {
    const { ownerDocument } = subject;
    const view = ownerDocument.defaultView;
    this.#shown = subject;
    const restart = () => this.restart();
    view?.addEventListener("focus", restart);
    view?.addEventListener("blur", restart);
    ownerDocument.addEventListener("visibilitychange", restart);
    const stop = observeView(subject, view?.parent !== view, (seen) => {
      this.#subject = seen;
      if (seen === "covered") this.#read = false;
      else if (this.#read) return;
      this.restart();
    });
    this.restart();
    return () => {
      view?.removeEventListener("focus", restart);
      view?.removeEventListener("blur", restart);
      ownerDocument.removeEventListener("visibilitychange", restart);
      stop();
      this.#timers.clearTimeout(this.#timer);
      this.#subject = "out";
      this.#shown = undefined;
    };
  }

  /** Watches what is pressed: a `ref` of React's. A dimmed button counts as covered, so that is not asked. */
  watchAction = (action: Element | null): void => {
    this.#stopAction?.();
    this.#stopAction = undefined;
    this.#action = "out";
    this.#pressed = action;
    this.restart();
    if (!action) return;
    this.#stopAction = observeView(action, false, (seen) => {
      this.#action = seen;
      this.restart();
    });
  };

  /** Waits anew: what is shown has changed. */
  renew(delay: number): void {
    this.#delay = delay;
    this.#read = false;
    this.restart();
  }

  /** Waits once more, for another press. */
  restart(): void {
    this.#wait("waiting");
  }

  /**
   * Whether a press may act. One that comes too soon, or that no person made, may not. Where a person
   * has scrolled past what they have to see first, it is brought into view, and what they press with
   * it: else no press of theirs would ever act.
   *
   * @param event the click; `isTrusted` is the browser's word that a person made it.
   */
  press({ isTrusted }: { isTrusted: boolean }): boolean {
    if (!isTrusted) return false;
    if (this.state === "armed") return true;
    if (this.#restarts < MAX_RESTARTS) {
      this.#restarts += 1;
      this.#wait("early");
    }
    // Nothing moves where it is in view. What is to be seen comes last: where there is no room for
    // both, it is that which stays.
    this.#pressed?.scrollIntoView?.({ block: "nearest" });
    if (!this.#read) this.#shown?.scrollIntoView?.({ block: "nearest" });
    return false;
  }

  #wait(state: ArmingState): void {
    this.#timers.clearTimeout(this.#timer);
    this.#set(state);
    const shown = this.#shown?.ownerDocument;
    if (!shown || shown.visibilityState !== "visible" || !shown.hasFocus()) return;
    if (this.#subject !== "in" && !this.#read) return;
    this.#timer = this.#timers.setTimeout(() => {
      this.#read = true;
      if (this.#action === "in") this.#set("armed");
    }, this.#delay);
  }

  #set(state: ArmingState): void {
    if (state === this.state) return;
    this.state = state;
    this.#changes.emit();
  }
}

/**
 * Tells whether an element is in view, now and whenever that changes.
 *
 * @param covered whether to tell also that something covers it.
 * @returns a function that stops observing.
 */
function observeView(element: Element, covered: boolean, onChange: (seen: View) => void) {
  const view = element.ownerDocument.defaultView;
  if (!view || !("IntersectionObserver" in view)) {
    onChange("in");
    return () => {};
  }
  const options = {
    threshold: MIN_VISIBLE_SHARE,
    // Version 2 of the API; older browsers ignore what they do not know.
    ...(covered ? { trackVisibility: true, delay: 100 } : {}),
  };
  let before: View = "out";
  const observer = new view.IntersectionObserver((entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const hidden = covered && "isVisible" in entry && entry.isVisible === false;
    const seen = !entry.isIntersecting ? "out" : hidden ? "covered" : "in";
    if (seen === before) return;
    before = seen;
    onChange(seen);
  }, options as IntersectionObserverInit);
  observer.observe(element);
  return () => observer.disconnect();
}
