import { InputGuard, listen, MAX_RESTARTS } from "./inputGuard.js";
import type { Timers } from "./timers.js";
import { isFramed, observeCover, observeVisibility } from "./visibility.js";

/** How much of an element must be in view. */
const MIN_VISIBLE_SHARE = 0.5;

/** The same in a frame, whose page could crop the part that matters. Rounding stays below the rest. */
const MIN_VISIBLE_SHARE_IN_FRAME = 0.95;

/** A button that opens or allows. */
interface WatchedAction {
  element: Element;
  inView: boolean;
  stop: () => void;
}

/**
 * Ignores clicks on Open and Allow until the user can have seen what they do.
 *
 * The subject (the address, the last part) and the button must have been in view in a focused document for a
 * while. So a dialog that appears under a finger, a held key, the second click of a double click
 * and a synthetic click do nothing.
 */
export class ConsentGuard extends InputGuard {
  #delay: number;
  #restarts = 0;
  #subject: Element | undefined;
  /** The buttons that are watched, by name. */
  readonly #actions = new Map<string, WatchedAction>();
  readonly #refs = new Map<string, (action: Element | null) => void>();
  #subjectInView = false;
  /**
   * Whether the subject was in view for long enough. The user may then scroll it away on the way to
   * the action; in a frame it must stay, because the page around the frame could crop it.
   */
  #read = false;
  /** Whether a click has acted on the subject as it is. */
  #acted = false;

  /** @param delay how long to wait, in milliseconds. */
  constructor(delay: number, timers: Timers, on = true) {
    super(on);
    this.#delay = delay;
    this.timers = timers;
  }

  /** Watches what the action is about, until the returned function is called. */
  watch(subject: Element): () => void {
    const page = subject.ownerDocument;
    const view = page.defaultView;
    const restart = () => this.restart();
    this.followGestures(page);
    this.#subject = subject;
    this.#acted = false;
    const stops = [
      listen(view, "focus", restart),
      listen(view, "blur", restart),
      listen(page, "visibilitychange", restart),
      this.#observe(subject, (inView) => {
        this.#subjectInView = inView;
        if (!inView && isFramed(view)) this.#read = false;
        if (!this.#read) restart();
      }),
      observeCover(subject, MIN_VISIBLE_SHARE, (isCovered) => {
        // It wasn't read while it was covered.
        if (isCovered) return;
        this.#read = false;
        restart();
      }),
    ];
    restart();
    return () => {
      for (const stop of stops) stop();
      this.stop();
      this.#subjectInView = false;
      this.#subject = undefined;
    };
  }

  /** Watches the button. A React `ref`. */
  readonly watchAction = this.actionRef("");

  /** Returns the React `ref` of one of several buttons, the same each time. One in view is enough. */
  actionRef(name: string): (action: Element | null) => void {
    const ref = this.#refs.get(name) ?? ((action) => this.#watchAction(name, action));
    this.#refs.set(name, ref);
    return ref;
  }

  /**
   * Watches a button. In a frame its whole row must be uncovered, because browsers report a dimmed
   * element as covered.
   */
  #watchAction(name: string, element: Element | null): void {
    this.#actions.get(name)?.stop();
    this.#actions.delete(name);
    this.restart();
    if (!element) return;
    const row = isFramed(element.ownerDocument.defaultView) ? element.parentElement : null;
    const watched: WatchedAction = { element, inView: false, stop: () => {} };
    this.#actions.set(name, watched);
    watched.stop = this.#observe(row ?? element, (inView) => {
      watched.inView = inView;
      this.restart();
    });
  }

  get #actionInView(): boolean {
    return [...this.#actions.values()].some(({ inView }) => inView);
  }

  /** Restarts the delay because the subject has changed. */
  renew(delay: number): void {
    this.#delay = delay;
    this.#read = false;
    this.#acted = false;
    this.restart();
  }

  /** Restarts the delay, unless a click has acted. It runs only while the subject can be read. */
  restart(): void {
    if (this.#acted) return;
    const page = this.#subject?.ownerDocument;
    const attended = page?.visibilityState === "visible" && page.hasFocus();
    const runs = attended && (this.#subjectInView || this.#read);
    if (runs) this.wait(this.#delay, this.#actionInView);
    else this.pause();
  }

  protected override endDelay(): void {
    if (!this.#acted) this.#read = true;
    if (this.#acted || this.#actionInView) super.endDelay();
  }

  /**
   * Starts the delay between two clicks that act. The second one needs nothing else, because the
   * user knows the subject.
   */
  act(): void {
    this.#acted = true;
    this.wait();
  }

  /**
   * Whether a click may act: not one that comes too soon, or that no user made.
   *
   * @param event the click. `isTrusted` is true if a user made it.
   */
  press({ isTrusted }: { isTrusted: boolean }): boolean {
    if (!isTrusted) return !this.on;
    if (this.isReady && !this.ignoresKey()) return true;
    if (!this.#acted) this.#restartAfterClick();
    return false;
  }

  /**
   * Restarts the delay because a click was ignored.
   *
   * If the user has scrolled past the subject, it is brought into view with the button, because
   * otherwise no click would ever act.
   */
  #restartAfterClick(): void {
    if (this.#restarts < MAX_RESTARTS) {
      this.#restarts += 1;
      this.restart();
    }
    // Nothing moves if it is in view. The subject comes last: if there is no room for both, it
    // stays.
    const [first] = this.#actions.values();
    if (!this.#actionInView || this.#actions.size === 1)
      first?.element.scrollIntoView?.({ block: "nearest" });
    if (!this.#read) this.#subject?.scrollIntoView?.({ block: "nearest" });
  }

  /**
   * Reports whether enough of an element is in view. In a frame, one that the outer page covers
   * isn't. At the top level a cover is the host's own, and doesn't hold: see `isLegible`.
   */
  #observe(element: Element, onChange: (inView: boolean) => void): () => void {
    const framed = isFramed(element.ownerDocument.defaultView);
    const least = framed ? MIN_VISIBLE_SHARE_IN_FRAME : MIN_VISIBLE_SHARE;
    let share = 0;
    let isCovered = false;
    const report = () => onChange(share >= least && !isCovered);
    const stops = [
      observeVisibility(element, [least], (now) => {
        share = now;
        report();
      }),
      framed &&
        observeCover(element, least, (now) => {
          isCovered = now;
          report();
        }),
    ];
    return () => {
      for (const stop of stops) if (stop) stop();
    };
  }
}
