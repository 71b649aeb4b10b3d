import { LOOK_MILLISECONDS, MAX_RESTARTS, isSecondOfDouble } from "../../answering/presses.js";
import { afterFrame } from "../../lazy/afterFrame.js";
import type { FormStrings } from "../../strings/enForm.js";
import { hostTest } from "../../time/hostTest.js";
import type { Timers } from "../../time/timers.js";

/** The form that a guard reports to. */
export interface GuardedForm {
  /** `armed` has changed. */
  onArmedChange(): void;
  /**
   * @param instead the text that these words replace. If another text is shown by now, nothing
   *   changes.
   */
  announce(words: string | undefined, instead?: string): void;
}

/** Maximum pause between keys, in milliseconds, of a user who types without looking up. */
const TYPING_PAUSE_MILLISECONDS = 500;

/** Maximum time from a click to the code that it triggers, in milliseconds. */
const PRESS_LAG_MILLISECONDS = 100;

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
 * goes to the host only. Decline and Cancel are held back for the 500 ms in which a request
 * replaces another (`showRequest`).
 */
export class SubmitGuard {
  /** Whether the form has been visible long enough for Submit to accept clicks. */
  armed = hostTest.running;
  /**
   * Number of times that the form left the screen, or was filled by a draft that the user hadn't
   * seen.
   */
  departures = 0;
  readonly #form: GuardedForm;
  /** The clock, while the form is visible. */
  #timers: Timers | undefined;
  #arming: unknown;
  #focused = false;
  #restarts = 0;
  /** Whether the user has entered something in this form, or clicked something before. */
  #touched = false;
  /** Whether a click that was not held back came before. Then the next one counts. */
  #pressedOnce = false;
  /** When the last key came of a run that had begun when the form appeared. */
  #typedOn: number | undefined;
  /**
   * The user's last click. A click that a script makes because of it (a shortcut key) is the same
   * one.
   */
  #press: { at: number; armed: boolean } | undefined;

  constructor(form: GuardedForm) {
    this.#form = form;
  }

  /**
   * Starts the delay, and restarts it with the window. The form is visible until the returned
   * function is called.
   */
  show(timers: Timers, page: Document): () => void {
    this.#timers = timers;
    this.#touched = this.#pressedOnce = this.#focused = false;
    this.#typedOn = this.#press = undefined;
    this.#restarts = 0;
    this.#wait();
    const view = page.defaultView;
    const restart = () => {
      this.#typedOn = undefined;
      this.renew();
    };
    const onVisibility = () => page.visibilityState === "visible" && restart();
    // In a frame, the click itself moves focus from the page around it.
    const whole = view?.parent === view;
    if (whole) view?.addEventListener("focus", restart);
    const seen = page.visibilityState === "visible";
    let shown = true;
    // The first listener of a page for this event makes Chromium ask another process, which takes a
    // tenth of the time to show a form.
    afterFrame(() => {
      if (!shown) return;
      page.addEventListener("visibilitychange", onVisibility);
      if (!seen) onVisibility();
    });
    return () => {
      shown = false;
      if (whole) view?.removeEventListener("focus", restart);
      page.removeEventListener("visibilitychange", onVisibility);
      timers.clearTimeout(this.#arming);
      this.#timers = undefined;
      this.departures += 1;
    };
  }

  /** Restarts the delay because the buttons have changed, unless the user has entered something. */
  renew(): void {
    if (!this.#touched) this.#wait();
  }

  /**
   * Restarts the delay in any case: a draft filled the form, so no earlier click was meant for
   * that.
   */
  renewAll(): void {
    if (!this.#timers || hostTest.running) return;
    this.departures += 1;
    this.#touched = this.#pressedOnce = false;
    this.#wait();
  }

  /** Reports whether focus was in a text box as soon as the form was visible. */
  setFocused(focused: boolean): void {
    this.#focused = focused;
  }

  /** Notes an event in the form. */
  sense(event: Event): void {
    if (!this.#timers) return;
    const at = this.#timers.now();
    const { type, isTrusted } = event;
    const { armed } = this;
    if (!isTrusted) return;
    if (type === "click" || type === "keydown") this.#press = { at, armed };
    // Nothing holds back who has entered something, unless they typed on into the form.
    if (this.#touched && this.#typedOn === undefined) return;
    // The second click of a double click was made for an earlier element, so no later click counts
    // because of it.
    if (type === "click" && isSecondOfDouble(event as MouseEvent)) this.#pressedOnce = false;
    if (type === "keydown") {
      const { key } = event as KeyboardEvent;
      if (MOVES.test(key)) return;
      const begins = this.#focused && !armed && !this.#touched && !this.#pressedOnce;
      const runs = this.#typedOn === undefined ? begins : this.#typesAt(at);
      this.#typedOn = runs ? at : undefined;
      if (!runs && (key === "Enter" || key === " ")) this.#noticePress();
    } else if (type === "pointerdown") {
      this.#typedOn = undefined;
      this.#noticePress();
    } else if (type === "input" && !this.#typesAt(at)) this.#touch();
  }

  /** Whether the last click may submit. If not, the form says so. A form that isn't visible may. */
  admits(strings: FormStrings): boolean {
    if (!this.#timers || hostTest.running) return true;
    const meant =
      !this.pressing ||
      ((this.#press?.armed || this.#touched) && !this.#typesAt(this.#timers.now()));
    if (meant || this.#restarts >= MAX_RESTARTS) {
      this.#form.announce(undefined, strings.tooSoon);
      return true;
    }
    this.#restarts += 1;
    this.#pressedOnce = false;
    this.renew();
    this.refuse(strings);
    return false;
  }

  /** Whether the form is visible. */
  get shown(): boolean {
    return this.#timers !== undefined;
  }

  /** Whether the user clicked something in the form just now. */
  get pressing(): boolean {
    if (!this.#timers || !this.#press) return false;
    return Math.abs(this.#timers.now() - this.#press.at) <= PRESS_LAG_MILLISECONDS;
  }

  /** Announces that a click came too soon. */
  refuse(strings: FormStrings): void {
    this.#form.announce(strings.tooSoon);
  }

  /** Whether a run of keys that had begun when the form appeared goes on at a time. */
  #typesAt(at: number): boolean {
    return this.#typedOn !== undefined && Math.abs(at - this.#typedOn) < TYPING_PAUSE_MILLISECONDS;
  }

  #noticePress(): void {
    if (this.#pressedOnce) this.#touch();
    this.#pressedOnce = true;
  }

  #touch(): void {
    this.#touched = true;
    this.#setArmed(true);
  }

  /** Ignores clicks until the delay is over. */
  #wait(): void {
    if (hostTest.running) return;
    this.#setArmed(false);
    this.#timers?.clearTimeout(this.#arming);
    this.#arming = this.#timers?.setTimeout(() => this.#setArmed(true), LOOK_MILLISECONDS);
  }

  #setArmed(armed: boolean): void {
    if (armed === this.armed) return;
    this.#timers?.clearTimeout(this.#arming);
    this.armed = armed;
    this.#form.onArmedChange();
  }
}
