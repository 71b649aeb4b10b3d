import { isSecondOfDouble } from "../../parts/isSecondOfDouble.js";
import type { FormStrings } from "../../strings/enForm.js";
import { enGuard, type GuardStrings } from "../../strings/enGuard.js";

/** What a guard does with the form it guards. */
export interface GuardedForm {
  /** Takes presses from now on. */
  arm(): void;
  /** Takes none for a while, and then again. */
  wait(): void;
  /** @param instead only in place of these. */
  say(words: string | undefined, instead?: string): void;
}

/** An event in a form, when it came, and whether Submit took presses then. */
export type Sensed = readonly [event: Event, at: number, armed: boolean];

/** Someone who types on has not looked up yet: the keys follow one another at least this fast. */
const TYPING = 500;

/** How often a press that came too soon starts the wait again: nobody can be kept waiting for ever. */
const MOST_RESTARTS = 20;

/** How much later than a press what it does can begin, in milliseconds. */
const AT_ONCE = 100;

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
 * Decline and Cancel are never held back.
 */
export class SubmitGuard {
  readonly #form: GuardedForm;
  readonly #focused: boolean;
  #restarts = 0;
  /** Whether the person has entered something in this form, or pressed something before. */
  #touched = false;
  /** Whether something was pressed that was not held back: it speaks for the press after it. */
  #pressedOnce = false;
  /** When the last key came of a run that had begun when the form appeared. */
  #typedOn: number | undefined;
  #press: Sensed | undefined;

  /** @param focused whether the focus was in a box of the form as soon as that was on show. */
  constructor(form: GuardedForm, focused: boolean) {
    this.#form = form;
    this.#focused = focused;
  }

  /** Begins to wait anew with the window, until the function it returns is called. */
  watch(page: Document): () => void {
    const view = page.defaultView;
    const restart = () => {
      this.#typedOn = undefined;
      if (!this.#touched) this.#form.wait();
    };
    const onVisibility = () => page.visibilityState === "visible" && restart();
    // Into a frame the focus comes by the press itself, from the page around it.
    const whole = view?.parent === view;
    if (whole) view?.addEventListener("focus", restart);
    page.addEventListener("visibilitychange", onVisibility);
    return () => {
      if (whole) view?.removeEventListener("focus", restart);
      page.removeEventListener("visibilitychange", onVisibility);
    };
  }

  /** Takes notice of what happens in the form. */
  sense(sensed: Sensed): void {
    const [event, at, armed] = sensed;
    const { type, isTrusted } = event;
    if (type === "click" || type === "keydown") this.#press = sensed;
    // Nothing holds back who has entered something, unless they typed on into the form.
    if (!isTrusted || (this.#touched && this.#typedOn === undefined)) return;
    // It was made for what stood there before, so it speaks for no press after it.
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

  /**
   * Whether what was just pressed may send; if not, the form says so.
   *
   * @param at when sending was asked for.
   */
  admits(at: number, strings: FormStrings & Partial<GuardStrings>): boolean {
    const words = { ...enGuard, ...strings }.tooSoon;
    const [event, pressedAt = 0, armed] = this.#press ?? [];
    const pressed = event?.isTrusted && Math.abs(at - pressedAt) <= AT_ONCE;
    const meant = !pressed || ((armed || this.#touched) && !this.#typesAt(at));
    if (meant || this.#restarts >= MOST_RESTARTS) {
      this.#form.say(undefined, words);
      return true;
    }
    this.#restarts += 1;
    this.#pressedOnce = false;
    if (!this.#touched) this.#form.wait();
    this.#form.say(words);
    return false;
  }

  /** Whether a run of keys that had begun when the form appeared goes on at a time. */
  #typesAt(at: number): boolean {
    return this.#typedOn !== undefined && Math.abs(at - this.#typedOn) < TYPING;
  }

  #noticePress(): void {
    if (this.#pressedOnce) this.#touch();
    this.#pressedOnce = true;
  }

  #touch(): void {
    this.#touched = true;
    this.#form.arm();
  }
}
