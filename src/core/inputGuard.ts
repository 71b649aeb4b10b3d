/**
 * The input guard: ignores clicks and keys that the user can't have meant for what is on screen.
 *
 * Every guard asks the same two questions:
 *
 * 1. **Was it seen?** Clicks count when it was in view, without a break, for the activation delay.
 *    `observeVisibility` knows that.
 * 2. **Was it meant?** Keys count only in a gesture that began in this request. `Gestures` knows
 *    that.
 *
 *        seen for the activation delay; form: or the user has entered something
 *   ──▶ waiting ─────────────────────────────────────────────────────────────▶ ready
 *         ▲                                                                      │
 *         └──────────────────────────────────────────────────────────────────────┘
 *        it was hidden, the window got focus, its content changed, a click came too soon
 *
 * - `FormGuard`: Submit and the answers of a one-press form.
 * - `ConsentGuard`: Open and Allow. What they act on and the button must both be in view.
 * - `ReplacementGuard`: Decline, Deny, Cancel, Block. Begins `ready`, unless the request replaces another.
 *
 * A host's tests turn all of them off (`isGuardOn`). Then they are always ready.
 */
import { isProduction } from "./development.js";
import { Emitter } from "./Emitter.js";
import { EVENT_LAG_MILLISECONDS, type Gestures, gesturesOf } from "./gestures.js";
import { systemTimers, type Timers } from "./timers.js";

/** Whether clicks are accepted (`ready`) or ignored (`waiting`). */
export type InputGuardState = "waiting" | "ready";

/** How long something must be visible before a click on it counts, in milliseconds. */
export const ACTIVATION_DELAY_MILLISECONDS = 500;

/** How often an early click restarts the delay, so that the user isn't blocked forever. */
export const MAX_RESTARTS = 20;

const OFF_IN_PRODUCTION =
  "react-elicitation: inputGuard={false} has no effect in a production build, because it would turn off the protection against accidental clicks. Set it in tests only.";

/** Whether the developer was warned, once for all guards. */
let hasWarned = false;

/**
 * Whether the input guard is on: always, except in a host's tests.
 *
 * @param inputGuard option of the host. A production build ignores it.
 */
export function isGuardOn(inputGuard: boolean | undefined): boolean {
  if (inputGuard !== false) return true;
  if (!isProduction()) return false;
  if (!hasWarned) {
    hasWarned = true;
    // oxlint-disable-next-line no-console -- the console is where developers look, and users don't
    console.warn(OFF_IN_PRODUCTION);
  }
  return true;
}

/** The activation delay, and the gestures of the user, for all guards. */
export abstract class InputGuard extends Emitter {
  state: InputGuardState;
  /** Whether the delay runs, so that the guard becomes ready without a click. */
  counting = false;
  /** Whether it ignores anything at all. */
  readonly on: boolean;
  protected timers: Timers | undefined;
  #timer: unknown;
  #gestures: Gestures | undefined;
  /** Number of the last gesture that began in this request. */
  #ownGesture: number | undefined;
  /** Number of the last press of a key in this request. */
  #key: number | undefined;
  /** Whether the press of the pointer began while clicks were ignored. */
  #isEarlyPress = false;
  /** When a click last ended such a press, in milliseconds since 1970. */
  #earlyClickTime = Number.NEGATIVE_INFINITY;

  /** @param on whether it ignores anything at all; see `isGuardOn`. */
  constructor(on: boolean) {
    super();
    this.on = on;
    this.state = on ? "waiting" : "ready";
  }

  /** Takes an event that arrives in this request. */
  handleEvent(event: Event): void {
    const gestures = this.#gestures;
    if (gestures?.handle(event) && this.isMeant(event)) this.#ownGesture = gestures.current;
    if (event.type === "keydown") this.#key = gestures?.presses;
    if (event.type === "pointerdown") this.#isEarlyPress = this.state === "waiting";
    if (event.type !== "click") return;
    // A click without a press is one of assistive technology.
    this.#earlyClickTime = this.#isEarlyPress ? this.#now() : Number.NEGATIVE_INFINITY;
    this.#isEarlyPress = false;
  }

  /** Whether a click or key is accepted now: not a click that ends a press that came too soon. */
  get isReady(): boolean {
    const isEarlyClick = this.#now() - this.#earlyClickTime <= EVENT_LAG_MILLISECONDS;
    return this.state === "ready" && !isEarlyClick;
  }

  #now(): number {
    return (this.timers ?? systemTimers).now();
  }

  /** Whether a gesture that begins in this request is meant for it. */
  protected isMeant(_event: Event): boolean {
    return true;
  }

  /** Whether what happens now is done by a key that was not meant for this request. */
  get isForeignKey(): boolean {
    const gestures = this.#gestures;
    if (!this.on || !gestures?.hasKey() || gestures.presses !== this.#key) return false;
    return gestures.current !== this.#ownGesture;
  }

  /** Ignores such a key. Pressed again after a pause, it counts. Returns whether it is one. */
  ignoresKey(): boolean {
    const { isForeignKey } = this;
    if (isForeignKey) this.#gestures?.ignoreKey();
    return isForeignKey;
  }

  protected followGestures({ defaultView: view }: Document, request?: Element): void {
    if (view) this.#gestures ??= gesturesOf(view, request);
  }

  /** Ignores clicks until a delay is over. */
  protected wait(delay = ACTIVATION_DELAY_MILLISECONDS, counting = true): void {
    if (!this.on) return;
    this.change("waiting", counting);
    this.#timer = this.timers?.setTimeout(() => this.endDelay(), delay);
  }

  /** Ignores clicks until it is seen. */
  protected pause(): void {
    if (this.on) this.change("waiting", false);
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
    this.prepare(timers);
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
  prepare(timers: Timers): void {
    const lately = Math.abs(timers.now() - lastHidden.time) < ACTIVATION_DELAY_MILLISECONDS;
    // Only a request that came after this one left can have been in its place: StrictMode mounts all
    // requests of a page twice, next to each other.
    const replaces = lately && lastHidden.cameAt > this.#hiddenAt && this.on;
    if (replaces && !this.counting) this.change("waiting", false);
  }
}

/** Listens to an event until the returned function is called. */
export function listen(target: EventTarget | null, type: string, listener: () => void): () => void {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}
