import { LOOK_MILLISECONDS, MAX_RESTARTS, isSecondOfDouble } from "../../answering/presses.js";
import { afterFrame } from "../../lazy/afterFrame.js";
import type { FormStrings } from "../../strings/enForm.js";
import { hostTest } from "../../time/hostTest.js";
import type { Timers } from "../../time/timers.js";

/** What a guard tells the form that it guards. */
export interface GuardedForm {
  /** `armed` has changed. */
  onArmedChange(): void;
  /** @param instead the words that these replace: where others stand by now, nothing changes. */
  announce(words: string | undefined, instead?: string): void;
}

/** Someone who types on has not looked up yet: the keys follow one another at least this fast, in milliseconds. */
const TYPING_PAUSE_MILLISECONDS = 500;

/** The longest time from a press to the code that it triggers, in milliseconds. */
const PRESS_LAG_MILLISECONDS = 100;

/** Keys that write nothing: they neither begin a run nor end one. */
const MOVES = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|Escape|Arrow\w+)$/;

/**
 * Holds Submit back from what nobody meant: a form appears under a finger, or in front of someone who
 * types. A press counts only once the form was on show for half a second since it appeared, or since
 * the window got the focus or came into view, unless the person has entered something before or
 * pressed something else in it. Where the focus came into a box with the form itself (we never put it
 * there, a host may), a run of keys that begins at once and is not paused sends nothing, however long
 * it is: neither the text nor the Enter at its end was for this form. A key that is held, and the
 * second click of a double click, are left out where they arrive (`formHandlers`, `ActionButton`).
 *
 * What is no press of a person's, such as `requestSubmit()`, is not held back: it is the host's own
 * code, which could answer without a form. Nor does it ask whether something covers the form: what a
 * page opens can be forced upon a person by whoever frames it, what a form sends goes to the host.
 * Decline and Cancel are held back for the half second alone in which a question settles where another
 * stood (`showRequest`).
 */
export class SubmitGuard {
  /** Whether the form was on show for long enough that a press on Submit can be meant. */
  armed = hostTest.running;
  /** How often the form left the screen, or was filled by a draft that nobody had seen. */
  departures = 0;
  readonly #form: GuardedForm;
  /** The clock, while the form is on show. */
  #timers: Timers | undefined;
  #arming: unknown;
  #focused = false;
  #restarts = 0;
  /** Whether the person has entered something in this form, or pressed something before. */
  #touched = false;
  /** Whether something was pressed that was not held back: it speaks for the press after it. */
  #pressedOnce = false;
  /** When the last key came of a run that had begun when the form appeared. */
  #typedOn: number | undefined;
  /** The person's last press. A click that a script makes because of it (a key that answers) is the same press. */
  #press: { at: number; armed: boolean } | undefined;

  constructor(form: GuardedForm) {
    this.#form = form;
  }

  /**
   * The form is on show, until the function it returns is called. The wait begins, and begins anew
   * with the window.
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
    // In a frame, the press itself brings the focus, from the page around it.
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

  /** Starts the wait again, since the buttons have changed; not once the person has entered something. */
  renew(): void {
    if (!this.#touched) this.#wait();
  }

  /** Starts the wait again in any case: a draft filled the form, and no press until now was meant for that. */
  renewAll(): void {
    if (!this.#timers || hostTest.running) return;
    this.departures += 1;
    this.#touched = this.#pressedOnce = false;
    this.#wait();
  }

  /** The focus was in a box of the form as soon as that was on show. */
  setFocused(focused: boolean): void {
    this.#focused = focused;
  }

  /** Takes notice of what happens in the form. */
  sense(event: Event): void {
    if (!this.#timers) return;
    const at = this.#timers.now();
    const { type, isTrusted } = event;
    const { armed } = this;
    if (!isTrusted) return;
    if (type === "click" || type === "keydown") this.#press = { at, armed };
    // Nothing holds back who has entered something, unless they typed on into the form.
    if (this.#touched && this.#typedOn === undefined) return;
    // The second click of a double click was made for what stood there before: no later press
    // counts by it.
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

  /** Whether what was just pressed may send; if not, the form says so. A form that nobody sees may. */
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

  /** Whether the form is on show. */
  get shown(): boolean {
    return this.#timers !== undefined;
  }

  /** Whether a person has just pressed something in the form, a moment ago at most. */
  get pressing(): boolean {
    if (!this.#timers || !this.#press) return false;
    return Math.abs(this.#timers.now() - this.#press.at) <= PRESS_LAG_MILLISECONDS;
  }

  /** Says that a press came too soon. */
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

  /** Takes no press for a while, and then again. */
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
