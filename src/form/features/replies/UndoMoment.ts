import { Emitter } from "../../../answering/Emitter.js";
import type { Timers } from "../../../time/timers.js";

const SECOND_MILLISECONDS = 1_000;

/** What is about to be sent. */
export interface Chosen {
  /** Which answer, by its place. */
  reply: number;
  /** Whole seconds until it is sent; `undefined` while nothing counts. */
  left: number | undefined;
  /** Of how many. */
  of: number | undefined;
}

/**
 * The moment between a press and the answer that it sends, in which it can be undone. It counts
 * whole seconds by the clock's alarms and not by its time: a clock that is set, or a machine that
 * slept, neither sends at once nor waits for ever.
 */
export class UndoMoment {
  /** `undefined`: nothing was chosen, or it was sent or taken back. */
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
   * @param length gives how long a moment is, in milliseconds, from the least that it is to have;
   *   asked whenever one begins. 0 or less: there is none. Not finite: it never ends by itself.
   * @param onOver called once for each moment that was not stopped: what was chosen is to be sent.
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

  /** Stops counting for good: only the person ends the moment now. */
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

  /** Counts again, from the start: nobody is handed the last second of a moment. */
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
