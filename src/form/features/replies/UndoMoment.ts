import { Emitter } from "../../../answering/Emitter.js";
import type { Timers } from "../../../time/timers.js";

const SECOND_MILLISECONDS = 1_000;

/** The answer to be sent. */
export interface Chosen {
  /** Which answer, by its place. */
  reply: number;
  /** Whole seconds until it is sent; `undefined` while nothing counts. */
  left: number | undefined;
  /** Of how many. */
  of: number | undefined;
}

/**
 * The time between a click and sending its answer, in which it can be undone.
 *
 * It counts whole seconds by timers and not by the clock's time: after a change of the clock or a
 * sleep, it neither sends at once nor waits forever.
 */
export class UndoMoment {
  /** The chosen answer. `undefined` if none was chosen, or it was sent or undone. */
  chosen: Chosen | undefined;
  readonly #timers: Timers;
  readonly #length: (least: number) => number;
  readonly #onOver: (reply: number) => void;
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.subscribe;
  #timer: unknown;
  #held = false;
  #least = 0;

  /**
   * @param length returns the time in milliseconds, from its minimum, whenever one begins. 0 or
   *   less: no time to undo. Not finite: it never ends by itself.
   * @param onOver called when the time is over: the answer is to be sent.
   */
  constructor(timers: Timers, length: (least: number) => number, onOver: (reply: number) => void) {
    this.#timers = timers;
    this.#length = length;
    this.#onOver = onOver;
  }

  /**
   * Begins the moment of an answer, in place of any other.
   *
   * @param least how long it is at least, in milliseconds.
   */
  start(reply: number, least = 0): void {
    this.#held = false;
    this.#least = least;
    this.#begin(reply);
  }

  /** Ends the moment now, and sends. */
  finish(): void {
    const reply = this.stop();
    if (reply !== undefined) this.#onOver(reply);
  }

  /** Stops counting for good. Only the user sends it now. */
  hold(): void {
    this.#held = true;
    this.pause();
  }

  /** Stops counting for now. */
  pause(): void {
    if (!this.chosen) return;
    this.#timers.clearTimeout(this.#timer);
    this.#set({ reply: this.chosen.reply, left: undefined, of: undefined });
  }

  /** Restarts the count: the user is never left with the last second. */
  resume(): void {
    if (this.chosen && this.chosen.left === undefined && !this.#held) {
      this.#begin(this.chosen.reply);
    }
  }

  /**
   * Ends the moment without sending.
   *
   * @returns the answer that it was about.
   */
  stop(): number | undefined {
    const { chosen } = this;
    this.#timers.clearTimeout(this.#timer);
    this.#set(undefined);
    return chosen?.reply;
  }

  #begin(reply: number): void {
    this.#timers.clearTimeout(this.#timer);
    const length = this.#length(this.#least);
    if (Number.isFinite(length))
      this.#count(reply, length, Math.ceil(length / SECOND_MILLISECONDS));
    else this.#set({ reply, left: undefined, of: undefined });
  }

  #count(reply: number, rest: number, of: number): void {
    const left = Math.ceil(rest / SECOND_MILLISECONDS);
    if (left <= 0) {
      this.#set(undefined);
      this.#onOver(reply);
      return;
    }
    this.#set({ reply, left, of });
    const next = (left - 1) * SECOND_MILLISECONDS;
    this.#timer = this.#timers.setTimeout(() => this.#count(reply, next, of), rest - next);
  }

  #set(chosen: Chosen | undefined): void {
    if (chosen === this.chosen) return;
    this.chosen = chosen;
    this.#changes.emit();
  }
}
