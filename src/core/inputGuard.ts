/**
 * The input guard: ignores clicks and keys that the user can't have meant for what is on screen.
 *
 *        a click comes too soon: restart (at most 20 times)
 *         ┌──┐
 *         ▼  │    the activation delay is over; form: or the user enters something
 *   ──▶ waiting ───────────────────────────────────────────────────────────────────▶ ready
 *         ▲                                                                            │
 *         └────────────────────────────────────────────────────────────────────────────┘
 *        restart: the window gets focus or becomes visible; consent: something leaves the view
 *        renew: the content changes        act: a click has opened a page
 *
 * - `FormGuard`: Submit. 500 ms after the form became visible.
 * - `ConsentGuard`: Open. 500 ms or more, with the address and the button in view.
 * - `ReplacementGuard`: Decline, Cancel, Block. Begins `ready`, unless the request replaces another.
 *
 * A host's tests turn all of them off (`isGuardOn`). Then they are always ready.
 */
import { isSecondOfDouble } from "./clicks.js";
import { isProduction, warnOnce } from "./development.js";
import { Emitter } from "./Emitter.js";
import { afterFrame } from "./lazy.js";
import type { Timers } from "./timers.js";

/** Whether clicks are accepted (`ready`) or ignored (`waiting`). */
export type InputGuardState = "waiting" | "ready";

/** How long something must be visible before a click on it counts, in milliseconds. */
export const ACTIVATION_DELAY_MILLISECONDS = 500;

/** How often an early click restarts the delay, so that the user isn't blocked forever. */
const MAX_RESTARTS = 20;

const OFF_IN_PRODUCTION =
  "inputGuard={false} has no effect in a production build, because it would turn off the protection against accidental clicks. Set it in tests only.";

/**
 * Whether the input guard is on: always, except in a host's tests.
 *
 * @param inputGuard option of the host. A production build ignores it.
 */
export function isGuardOn(inputGuard: boolean | undefined): boolean {
  if (inputGuard !== false) return true;
  if (isProduction()) warnOnce(OFF_IN_PRODUCTION);
  return isProduction();
}

/** State and activation delay of all guards. */
export abstract class InputGuard extends Emitter {
  state: InputGuardState;
  /** Whether the delay runs, so that the guard becomes ready without a click. */
  counting = false;
  /** Whether it ignores clicks at all. */
  readonly on: boolean;
  protected timers: Timers | undefined;
  #timer: unknown;

  /** @param on whether it ignores clicks at all; see `isGuardOn`. */
  constructor(on: boolean) {
    super();
    this.on = on;
    this.state = on ? "waiting" : "ready";
  }

  /** Ignores clicks until a delay is over. */
  protected wait(delay = ACTIVATION_DELAY_MILLISECONDS, counting = true): void {
    if (!this.on) return;
    this.change("waiting", counting);
    this.#timer = this.timers?.setTimeout(() => this.endDelay(), delay);
  }

  /** Stops the delay. */
  protected stop(): void {
    this.timers?.clearTimeout(this.#timer);
  }

  protected endDelay(): void {
    this.change("ready", false);
  }

  protected change(state: InputGuardState, counting: boolean): void {
    this.stop();
    this.state = state;
    this.counting = counting;
    this.emit();
  }
}

/** The form that a guard reports to. */
interface GuardedForm {
  /** Announces a text. With `instead`, only if that text is the announced one. */
  announce(text: string | undefined, instead?: string): void;
}

/** Maximum pause between keys, in milliseconds, of a user who types without looking up. */
const TYPING_PAUSE_MILLISECONDS = 500;

/** Maximum time from a click to the code that it triggers, in milliseconds. */
const CLICK_LAG_MILLISECONDS = 100;

/** Keys that write nothing. They neither begin nor end typing. */
const MOVES = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|Escape|Arrow\w+)$/;

/**
 * Ignores accidental submits: a form can appear under a finger, or while the user types.
 *
 * A click counts only after the form has been visible for 500 ms, since it appeared or since the
 * window got focus or became visible, unless the user has entered or clicked something in it
 * before. If focus enters a text box together with the form (a host may put it there), typing that
 * starts at once and doesn't pause sends nothing: neither the text nor the Enter at its end was
 * meant for this form. A held key and the second click of a double click are ignored where they
 * arrive (`formHandlers`, `ActionButton`).
 *
 * Submits that don't come from a user, such as `requestSubmit()`, are not held back: they are the
 * host's own code. The guard doesn't check whether something covers the form, because its response
 * goes to the host only.
 */
export class FormGuard extends InputGuard {
  /** How often the form left the screen, or was filled by a draft that the user hadn't seen. */
  departures = 0;
  /** Whether focus was in a text box as soon as the form was visible. */
  focusedAtStart = false;
  #restarts = 0;
  readonly #form: GuardedForm;
  /** Whether the user has entered something in this form, or clicked something before. */
  #touched = false;
  /** Whether a click that was not ignored came before. Then the next one counts. */
  #pressedOnce = false;
  /** When the last key came of a run that had begun when the form appeared. */
  #typedOn: number | undefined;
  /** The user's last click. A click that a script makes because of it (a shortcut) is the same. */
  #press: { at: number; ready: boolean } | undefined;

  constructor(form: GuardedForm, on = true) {
    super(on);
    this.#form = form;
  }

  /** Starts the delay. The form is visible until the returned function is called. */
  show(timers: Timers, page: Document): () => void {
    this.timers = timers;
    this.#touched = this.#pressedOnce = this.focusedAtStart = false;
    this.#typedOn = this.#press = undefined;
    this.#restarts = 0;
    this.restart();
    const restart = () => {
      this.#typedOn = undefined;
      this.restart();
    };
    const onVisibility = () => page.visibilityState === "visible" && restart();
    const view = page.defaultView;
    // In a frame, the click itself moves focus from the page around it.
    const stops = isFramed(view) ? [] : [listen(view, "focus", restart)];
    const seen = page.visibilityState === "visible";
    let shown = true;
    // The first listener of a page for this event makes Chromium ask another process, which takes a
    // tenth of the time to show a form.
    afterFrame(() => {
      if (!shown) return;
      stops.push(listen(page, "visibilitychange", onVisibility));
      if (!seen) onVisibility();
    });
    return () => {
      shown = false;
      for (const stop of stops) stop();
      this.stop();
      this.timers = undefined;
      this.departures += 1;
    };
  }

  /** Restarts the delay, unless the user has entered something. */
  restart(): void {
    if (!this.#touched) this.wait();
  }

  /**
   * Restarts the delay in any case: a draft filled the form, so no earlier click was meant for
   * that.
   */
  renew(): void {
    if (!this.timers || !this.on) return;
    this.departures += 1;
    this.#touched = this.#pressedOnce = false;
    this.restart();
  }

  /** Notes an event in the form. */
  sense(event: Event): void {
    const { type, isTrusted } = event;
    if (!this.timers || !isTrusted) return;
    const at = this.timers.now();
    const ready = this.state === "ready";
    if (type === "click" || type === "keydown") this.#press = { at, ready };
    // After input every click counts, unless the user was already typing when the form appeared.
    if (this.#touched && this.#typedOn === undefined) return;
    // The second click of a double click was made for an earlier element, so no later click counts
    // because of it.
    if (type === "click" && isSecondOfDouble(event as MouseEvent)) this.#pressedOnce = false;
    let pressed = type === "pointerdown";
    if (pressed) this.#typedOn = undefined;
    if (type === "keydown") {
      const { key } = event as KeyboardEvent;
      if (MOVES.test(key)) return;
      const begins = this.focusedAtStart && !ready && !this.#touched && !this.#pressedOnce;
      const runs = this.#typedOn === undefined ? begins : this.#typesAt(at);
      this.#typedOn = runs ? at : undefined;
      pressed = !runs && (key === "Enter" || key === " ");
    }
    const entered = type === "input" && !this.#typesAt(at);
    if (entered || (pressed && this.#pressedOnce)) {
      this.#touched = true;
      this.endDelay();
    }
    this.#pressedOnce ||= pressed;
  }

  /** Whether the last click may submit. If not, the form says so. A form that isn't visible may. */
  admits({ tooSoon }: { tooSoon: string }): boolean {
    if (!this.timers) return true;
    const meant =
      !this.pressing ||
      ((this.#press?.ready || this.#touched) && !this.#typesAt(this.timers.now()));
    if (meant || this.#restarts >= MAX_RESTARTS) {
      this.#form.announce(undefined, tooSoon);
      return true;
    }
    this.#restarts += 1;
    this.#pressedOnce = false;
    this.restart();
    this.#form.announce(tooSoon);
    return false;
  }

  /** Whether the form is visible. */
  get shown(): boolean {
    return this.timers !== undefined;
  }

  /** Whether the user clicked something in the form just now. */
  get pressing(): boolean {
    if (!this.timers || !this.#press) return false;
    return Math.abs(this.timers.now() - this.#press.at) <= CLICK_LAG_MILLISECONDS;
  }

  /** Whether a run of keys that had begun when the form appeared goes on at a time. */
  #typesAt(at: number): boolean {
    return this.#typedOn !== undefined && Math.abs(at - this.#typedOn) < TYPING_PAUSE_MILLISECONDS;
  }
}

/** How much of an element must be in view. */
const MIN_VISIBLE_SHARE = 0.5;

/** The same in a frame, whose page could crop the part that matters. Rounding stays below the rest. */
const MIN_VISIBLE_SHARE_IN_FRAME = 0.95;

/**
 * Ignores clicks on Open until the user can have seen what they do.
 *
 * The subject (the address) and the button must have been in view in a focused document for a
 * while. So a dialog that appears under a finger, a held key, the second click of a double click
 * and a synthetic click do nothing.
 */
export class ConsentGuard extends InputGuard {
  #delay: number;
  #restarts = 0;
  #subject: Element | undefined;
  #action: Element | null = null;
  #subjectInView = false;
  #actionInView = false;
  /**
   * Whether the subject was in view for long enough. The user may then scroll it away on the way to
   * the action; in a frame it must stay, because the page around the frame could crop it.
   */
  #read = false;
  /** Whether a click has acted on the subject as it is. */
  #acted = false;
  #stopAction: (() => void) | undefined;

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
    this.#subject = subject;
    this.#acted = false;
    const stops = [
      listen(view, "focus", restart),
      listen(view, "blur", restart),
      listen(page, "visibilitychange", restart),
      observeView(subject, (inView) => {
        this.#subjectInView = inView;
        if (!inView && isFramed(view)) this.#read = false;
        else if (this.#read) return;
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

  /**
   * Watches the button. A React `ref`. In a frame its whole row must be uncovered, because browsers
   * report a dimmed element as covered.
   */
  watchAction = (action: Element | null): void => {
    this.#stopAction?.();
    this.#actionInView = false;
    this.#action = action;
    this.restart();
    if (!action) return;
    const row = isFramed(action.ownerDocument.defaultView) ? action.parentElement : null;
    this.#stopAction = observeView(row ?? action, (inView) => {
      this.#actionInView = inView;
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

  /** Restarts the delay, unless a click has acted. It runs only while the subject can be read. */
  restart(): void {
    if (this.#acted) return;
    const page = this.#subject?.ownerDocument;
    const attended = page?.visibilityState === "visible" && page.hasFocus();
    const runs = attended && (this.#subjectInView || this.#read);
    if (runs) this.wait(this.#delay, this.#actionInView);
    else if (this.on) this.change("waiting", false);
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
   * If the user has scrolled past the subject, it is brought into view with the button, because
   * otherwise no click would ever act.
   *
   * @param event the click. `isTrusted` is true if a user made it.
   */
  press({ isTrusted }: { isTrusted: boolean }): boolean {
    if (!isTrusted) return !this.on;
    if (this.state === "ready") return true;
    if (this.#acted) return false;
    if (this.#restarts < MAX_RESTARTS) {
      this.#restarts += 1;
      this.restart();
    }
    // Nothing moves if it is in view. The subject comes last: if there is no room for both, it
    // stays.
    this.#action?.scrollIntoView?.({ block: "nearest" });
    if (!this.#read) this.#subject?.scrollIntoView?.({ block: "nearest" });
    return false;
  }
}

/** How many requests have come to the page or left it. */
let moves = 0;

/**
 * The request that left the page last: the count of `moves` when it came, and the time when it left.
 * Only numbers are kept, so no request is kept in memory.
 */
export const lastHidden = { cameAt: 0, time: 0 };

/**
 * Ignores clicks on Decline, Cancel and Block for 500 ms in a request that replaces another.
 *
 * They may be meant for the other one. Each request keeps its guard while it is not on screen.
 */
export class ReplacementGuard extends InputGuard {
  override state: InputGuardState = "ready";
  /** The count of `moves` when this request left the page. */
  #hiddenAt = 0;

  constructor(on = true) {
    super(on);
  }

  /** Starts the delay if another request was here a moment ago. Returns a function for its end. */
  show(timers: Timers): () => void {
    this.timers = timers;
    const cameAt = (moves += 1);
    this.foresee(timers);
    if (this.state === "waiting" && !this.counting) this.wait();
    return () => {
      this.#hiddenAt = moves += 1;
      lastHidden.cameAt = cameAt;
      lastHidden.time = timers.now();
    };
  }

  /**
   * Ignores clicks already before `show` if it is known then, so that the first frame is right.
   */
  foresee(timers: Timers): void {
    const lately = Math.abs(timers.now() - lastHidden.time) < ACTIVATION_DELAY_MILLISECONDS;
    // Only a request that came after this one left can have been in its place: StrictMode mounts all
    // requests of a page twice, next to each other.
    const replaces = lately && lastHidden.cameAt > this.#hiddenAt && this.on;
    if (replaces && !this.counting) this.change("waiting", false);
  }
}

/** Whether a window is inside another one. */
function isFramed(view: Window | null): boolean {
  return Boolean(view && view.parent !== view);
}

/** Listens to an event until the returned function is called. */
function listen(target: EventTarget | null, type: string, listener: () => void): () => void {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}

/** An entry of an `IntersectionObserver`, with what version 2 of the API adds. */
type ObservedEntry = IntersectionObserverEntry & { isVisible?: boolean };

/**
 * Reports whether an element is in view, whenever that changes. At first it isn't. In a frame, one
 * that the outer page covers isn't either, where the browser can tell.
 *
 * @returns a function that stops observing.
 */
function observeView(element: Element, onChange: (inView: boolean) => void): () => void {
  const view = element.ownerDocument.defaultView;
  if (!view || !("IntersectionObserver" in view)) {
    onChange(true);
    return () => {};
  }
  const framed = isFramed(view);
  const share = framed ? MIN_VISIBLE_SHARE_IN_FRAME : MIN_VISIBLE_SHARE;
  // Version 2 of the API. Other browsers ignore these options, and don't report `isVisible`.
  const options = { threshold: share, ...(framed && { trackVisibility: true, delay: 100 }) };
  let before = false;
  const observer = new view.IntersectionObserver((entries: ObservedEntry[]) => {
    const entry = entries.at(-1)!;
    const covered = framed && entry.isVisible === false;
    const inView = entry.isIntersecting && entry.intersectionRatio >= share && !covered;
    if (inView === before) return;
    before = inView;
    onChange(inView);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
