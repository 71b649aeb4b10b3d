import type { Timers } from "../time/timers.js";
import { Emitter } from "./Emitter.js";
import { LOOK_MILLISECONDS, MAX_RESTARTS } from "./presses.js";

/** Whether the guard still ignores clicks. */
export type ArmingState = "waiting" | "armed";

/** How much of an element must be in view. */
const MIN_VISIBLE_SHARE = 0.5;

/** The same in a frame, whose page around it could crop the part that matters. Rounding stays below the rest. */
const MIN_VISIBLE_SHARE_IN_FRAME = 0.95;

/** Whether an element is in view, out of it, or (in a frame) covered by something of the outer page. */
type View = "in" | "out" | "covered";

/**
 * Ignores clicks until the user can have seen what they do.
 *
 * The subject and the button must have been in view in a focused document for a while. So a dialog
 * that appears under a finger, a held key, the second click of a double click and a synthetic click
 * do nothing. The delay restarts when the window gets focus or becomes visible, and after a click
 * that came too soon.
 */
export class Arming {
  /** The state that every arming begins with. */
  static initialState: ArmingState = "waiting";
  state = Arming.initialState;
  /**
   * Whether the delay runs and ends by itself. Not while something is out of view, which a click
   * brings into view.
   */
  counting = false;
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
  /**
   * Whether the subject was in view for long enough. The user may then scroll it away on the way to
   * the action; in a frame it must stay, because the page around the frame could crop it.
   */
  #read = false;
  /** Whether a click has acted on the subject as it is. */
  #acted = false;
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
    this.#acted = false;
    const restart = () => this.restart();
    view?.addEventListener("focus", restart);
    view?.addEventListener("blur", restart);
    ownerDocument.addEventListener("visibilitychange", restart);
    const stop = observeView(subject, (seen) => {
      this.#subject = seen;
      if (seen !== "in" && isFramed(view)) this.#read = false;
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

  /**
   * Watches the button. A React `ref`. In a frame its whole row must be uncovered, because browsers
   * report a dimmed element as covered.
   */
  watchAction = (action: Element | null): void => {
    this.#stopAction?.();
    this.#stopAction = undefined;
    this.#action = "out";
    this.#pressed = action;
    this.restart();
    if (!action) return;
    const row = isFramed(action.ownerDocument.defaultView) ? action.parentElement : null;
    this.#stopAction = observeView(row ?? action, (seen) => {
      this.#action = seen;
      this.restart();
    });
  };

  /** Restarts the delay because the subject has changed. */
  renew(delay: number): void {
    this.#delay = delay;
    this.#read = false;
    this.#acted = false;
    this.restart();
  }

  /** Restarts the delay, unless a click has acted. */
  restart(): void {
    if (this.#acted) return;
    this.#timers.clearTimeout(this.#timer);
    const shown = this.#shown?.ownerDocument;
    const attended = shown?.visibilityState === "visible" && shown.hasFocus();
    const runs = attended && (this.#subject === "in" || this.#read);
    this.#set("waiting", runs && this.#action === "in");
    if (!runs) return;
    this.#timer = this.#timers.setTimeout(() => {
      this.#read = true;
      if (this.#action === "in") this.#set("armed", false);
    }, this.#delay);
  }

  /**
   * Starts the delay between two clicks that act. The second one needs nothing else, because the
   * user knows the subject.
   */
  act(): void {
    this.#acted = true;
    this.#timers.clearTimeout(this.#timer);
    this.#set("waiting", true);
    this.#timer = this.#timers.setTimeout(() => this.#set("armed", false), LOOK_MILLISECONDS);
  }

  /**
   * Whether a click may act.
   *
   * One that comes too soon, or that no user made, may not. If the user has scrolled past the
   * subject, it is brought into view with the button, because otherwise no click would ever act.
   *
   * @param event the click. `isTrusted` is true if a user made it.
   */
  press({ isTrusted }: { isTrusted: boolean }): boolean {
    if (!isTrusted) return false;
    if (this.state === "armed") return true;
    if (this.#acted) return false;
    if (this.#restarts < MAX_RESTARTS) {
      this.#restarts += 1;
      this.restart();
    }
    // Nothing moves if it is in view. The subject comes last: if there is no room for both, it
    // stays.
    this.#pressed?.scrollIntoView?.({ block: "nearest" });
    if (!this.#read) this.#shown?.scrollIntoView?.({ block: "nearest" });
    return false;
  }

  #set(state: ArmingState, counting: boolean): void {
    if (state === this.state && counting === this.counting) return;
    this.state = state;
    this.counting = counting;
    this.#changes.emit();
  }
}

/** Whether a window is inside another one. */
function isFramed(view: Window | null): boolean {
  return view !== null && view.parent !== view;
}

/**
 * Reports whether an element is in view, now and whenever that changes. In a frame it also reports
 * whether something of the outer page covers the element, where the browser can tell.
 *
 * @returns a function that stops observing.
 */
function observeView(element: Element, onChange: (seen: View) => void) {
  const view = element.ownerDocument.defaultView;
  if (!view || !("IntersectionObserver" in view)) {
    onChange("in");
    return () => {};
  }
  const framed = isFramed(view);
  const share = framed ? MIN_VISIBLE_SHARE_IN_FRAME : MIN_VISIBLE_SHARE;
  const options = {
    threshold: share,
    // Version 2 of the API; older browsers ignore what they do not know.
    ...(framed ? { trackVisibility: true, delay: 100 } : {}),
  };
  let before: View = "out";
  const observer = new view.IntersectionObserver((entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const hidden = framed && "isVisible" in entry && entry.isVisible === false;
    const outside = !entry.isIntersecting || entry.intersectionRatio < share;
    const seen = outside ? "out" : hidden ? "covered" : "in";
    if (seen === before) return;
    before = seen;
    onChange(seen);
  }, options as IntersectionObserverInit);
  observer.observe(element);
  return () => observer.disconnect();
}
