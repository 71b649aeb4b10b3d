import { EVENT_LAG_MILLISECONDS } from "./gestures.js";
import { InputGuard, listen, MAX_RESTARTS } from "./inputGuard.js";
import { afterFrame } from "./lazy.js";
import type { Timers } from "./timers.js";
import { containsFocus, isFramed, observeVisibility } from "./visibility.js";

/** The form that a guard reports to. */
interface GuardedForm {
  /** Announces a text. With `instead`, only if that text is the announced one. */
  announce(text: string | undefined, instead?: string): void;
}

/** Shares of a form at which the delay restarts while it comes into view. */
const FORM_SHARES = [0.000_1, 0.25, 0.5, 0.75, 0.99];

/**
 * Ignores accidental submits: a form can appear under a finger, or while the user types.
 *
 * A click counts only when the form was in view for 500 ms, since more of it came into view or the
 * window got focus, unless the user has entered something in it before. A key counts only
 * in a gesture that began in the form: not typing that began elsewhere, and no key after code moved
 * the focus away from a text box. A held key and the second click of a double click are ignored
 * where they arrive (`formHandlers`, `ActionButton`).
 *
 * Submits that don't come from a user, such as `requestSubmit()`, are not held back: they are the
 * host's own code. The guard doesn't check whether something covers the form, because its response
 * goes to the host only.
 */
export class FormGuard extends InputGuard {
  /** Changes when the form leaves the page, or a draft fills it: an earlier submit is void then. */
  epoch = 0;
  readonly #form: GuardedForm;
  /** How much of the form is in view. */
  #share = 0;
  /** Whether the focus was in the form when it came into view, and the user has not put it there. */
  #hadFocus = false;
  #restarts = 0;
  /** Whether the user has entered something in this form. */
  #hasEntered = false;
  /** The user's last click. A click that a script makes because of it (a shortcut) is the same. */
  #press: { at: number; ready: boolean } | undefined;

  constructor(form: GuardedForm, on = true) {
    super(on);
    this.#form = form;
  }

  /**
   * Starts the delay. The form is mounted until the returned function is called.
   *
   * @param form its element. Without one it counts as in view.
   */
  show(timers: Timers, page: Document, form?: Element): () => void {
    this.timers = timers;
    this.#press = undefined;
    this.#restarts = this.#share = 0;
    this.followGestures(page, form);
    this.#startAgain();
    const view = page.defaultView;
    const see = (share: number) => {
      const before = this.#share;
      this.#share = share;
      if (before === 0) this.#hadFocus = form !== undefined && containsFocus(form);
      if (before === 0 || share === 0) this.#startAgain();
      else if (share > before) this.restart();
    };
    // In a frame, the click itself moves focus from the page around it.
    const stops = isFramed(view) ? [] : [listen(view, "focus", () => this.restart())];
    if (form) stops.push(observeVisibility(form, FORM_SHARES, see));
    else see(1);
    let isShown = true;
    // The first listener of a page for this event makes Chromium ask another process, which takes a
    // tenth of the time to show a form.
    afterFrame(() => {
      if (isShown) stops.push(listen(page, "visibilitychange", () => this.#startAgain()));
    });
    return () => {
      isShown = false;
      for (const stop of stops) stop();
      this.stop();
      this.timers = undefined;
      this.epoch += 1;
    };
  }

  /** Restarts the delay, unless the user has entered something. It runs only while it is in view. */
  restart(): void {
    if (this.#hasEntered) return;
    if (this.#share > 0) this.wait();
    else this.pause();
  }

  /**
   * Restarts the delay in any case: a draft filled the form, so no earlier click was meant for
   * that.
   */
  renew(): void {
    if (!this.timers || !this.on) return;
    this.epoch += 1;
    this.#startAgain();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type, isTrusted } = event;
    if (!this.timers || !isTrusted) return;
    if (type === "click" || type === "keydown")
      this.#press = { at: this.timers.now(), ready: this.isReady };
    if (type !== "input" || this.#share === 0 || this.isForeignKey) return;
    this.#hasEntered = true;
    this.endDelay();
  }

  /** A key that comes together with the form and the focus is meant for what was there before. */
  protected override isMeant({ type }: Event): boolean {
    const isEarly = this.#hadFocus && type === "keydown" && this.state === "waiting";
    this.#hadFocus &&= isEarly;
    return !isEarly;
  }

  /** Whether the last click may submit. If not, the form says so. A form that isn't mounted may. */
  allowsSubmit({ tooSoon }: { tooSoon: string }): boolean {
    if (!this.timers || !this.wasJustPressed) return true;
    const isForeign = this.ignoresKey();
    const isSeen = this.#press?.ready || this.#hasEntered || this.#restarts >= MAX_RESTARTS;
    if (isSeen && !isForeign) {
      this.#form.announce(undefined, tooSoon);
      return true;
    }
    if (!isForeign) this.#restarts += 1;
    this.restart();
    this.#form.announce(tooSoon);
    return false;
  }

  /** Whether the form is mounted. */
  get isMounted(): boolean {
    return this.timers !== undefined;
  }

  /** Whether the user clicked or pressed a key in the form just now. */
  get wasJustPressed(): boolean {
    if (!this.timers || !this.#press) return false;
    return Math.abs(this.timers.now() - this.#press.at) <= EVENT_LAG_MILLISECONDS;
  }

  /** Restarts the delay, whatever the user has entered before. */
  #startAgain(): void {
    this.#hasEntered = false;
    this.restart();
  }
}
