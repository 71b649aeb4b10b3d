import { Emitter } from "../answering/Emitter.js";
import { afterFrame } from "../lazy/afterFrame.js";
import { foldText } from "../text/foldText.js";
import { hostTest } from "../time/hostTest.js";
import type { OnAskBack } from "./types.js";

/** What is said in reply, whole or piece by piece. Untrusted. */
type Reply = Awaited<ReturnType<OnAskBack>>;

/** How much a person can ask at once, in characters. */
export const MAX_ASKED_CHARACTERS = 2_000;
/** How much of a reply is read, in characters: it is of an unknown sender, and may never end. */
const MAX_REPLY_CHARACTERS = 20_000;
/** How many exchanges are kept. */
const MAX_EXCHANGES = 50;

/** What became of a reply; `undefined` while it comes. */
export type ReplyEnd = "whole" | "elsewhere" | "stopped" | "cut" | "failed";

/** What a person asked, and what was said. */
export interface Exchange {
  key: number;
  asked: string;
  /** The name of the question it is about; empty for the whole request. */
  about: string;
  /** Untrusted. */
  reply: string;
  end: ReplyEnd | undefined;
}

/** All of a talk that is shown. */
export interface TalkState {
  open: boolean;
  /** What is being typed. */
  text: string;
  /** The id of the field that it is about; empty for the whole request. */
  about: string;
  exchanges: readonly Exchange[];
}

/**
 * What a person asks back before they answer, and what is said in reply. It stands outside of React,
 * so that it outlives what shows it: a dialog that is folded away. Nothing in it is ever an answer.
 */
export class AskBackTalk {
  readonly #emitter = new Emitter();
  readonly subscribe = this.#emitter.subscribe;
  #state: TalkState = { open: false, text: "", about: "", exchanges: [] };
  #running: AbortController | undefined;
  #scheduled = false;

  readonly get = (): TalkState => this.#state;

  get running(): boolean {
    return this.#running !== undefined;
  }

  set(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change };
    this.#emitter.emit();
  }

  /**
   * Asks what is typed, unless a reply is coming.
   *
   * @param about the name of the question it is about.
   * @returns a promise of the end of the reply, which never rejects.
   */
  async ask(
    send: (text: string, signal: AbortSignal) => ReturnType<OnAskBack>,
    about: string,
  ): Promise<void> {
    const asked = foldText(this.#state.text.trim(), MAX_ASKED_CHARACTERS).shown;
    if (asked === "" || this.#running) return;
    const controller = new AbortController();
    this.#running = controller;
    const { exchanges } = this.#state;
    const key = (exchanges.at(-1)?.key ?? 0) + 1;
    const exchange: Exchange = { key, asked, about, reply: "", end: undefined };
    this.set({ text: "", exchanges: [...exchanges, exchange].slice(-MAX_EXCHANGES) });
    try {
      const reply = await send(asked, controller.signal);
      await this.#read(reply, controller);
    } catch {
      this.#end("failed", controller);
    }
  }

  /** Stops the reply that is coming; what came of it stays. */
  stop(): void {
    if (this.#running) this.#end("stopped", this.#running);
  }

  async #read(reply: Reply, controller: AbortController): Promise<void> {
    if (!reply) return this.#end("elsewhere", controller);
    if (typeof reply === "string") {
      const whole = this.#add(reply, controller);
      return this.#end(whole ? "whole" : "cut", controller);
    }
    const pieces = reply[Symbol.asyncIterator]();
    const leave = () => void (async () => pieces.return?.())().catch(() => {});
    // It may have been stopped before there was anything to read.
    if (controller.signal.aborted) return leave();
    controller.signal.addEventListener("abort", leave);
    // Empty pieces count, too: without an end they would hold the page up.
    for (let read = 0; read < MAX_REPLY_CHARACTERS; read += 1) {
      const { done, value } = await pieces.next();
      if (controller.signal.aborted) return;
      if (done) return this.#end("whole", controller);
      if (!this.#add(value, controller)) break;
    }
    this.#end("cut", controller);
  }

  /** Whether there is room for more after it. */
  #add(piece: unknown, controller: AbortController): boolean {
    if (typeof piece !== "string") throw new TypeError("A reply is text, or pieces of text.");
    if (controller.signal.aborted) return true;
    const { reply } = this.#last;
    const { shown, hidden } = foldText(reply + piece, MAX_REPLY_CHARACTERS);
    this.#change({ reply: shown });
    // Listeners are told once a frame, however small the pieces are.
    if (!this.#scheduled) {
      this.#scheduled = true;
      afterFrame(() => {
        this.#scheduled = false;
        hostTest.update(() => this.#emitter.emit());
      });
    }
    return hidden === 0;
  }

  #end(end: ReplyEnd, controller: AbortController): void {
    if (this.#running !== controller) return;
    this.#running = undefined;
    if (end !== "whole" && end !== "elsewhere") controller.abort();
    this.#change({ end });
    const { asked, reply } = this.#last;
    const { text } = this.#state;
    // Where no reply came, the question is put back into the box.
    const again = reply === "" && (end === "failed" || end === "stopped") && text === "";
    hostTest.update(() => this.set({ text: again ? asked : text }));
  }

  get #last(): Exchange {
    return this.#state.exchanges.at(-1)!;
  }

  #change(change: Partial<Exchange>): void {
    const { exchanges } = this.#state;
    this.#state = {
      ...this.#state,
      exchanges: [...exchanges.slice(0, -1), { ...this.#last, ...change }],
    };
  }
}
