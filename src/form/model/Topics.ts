import { Emitter } from "../../answering/Emitter.js";

/** What is told of the form as a whole, besides its questions. */
const WHOLE: readonly string[] = ["summary", "status", "view", "secrets"];

/** How many topics are told of in one task. */
const TOPICS_PER_TASK = 250;

/** The listeners of a form, by topic. Each topic is notified by itself, so that a key renders one field. */
export class Topics {
  /** How often anything of the form as a whole changed. */
  changes = 0;
  readonly #emitters = new Map<string, Emitter>();

  /**
   * Listens to one field by its id, to `status`, to `view`, to `secrets`, to everything that Submit
   * may change (`summary`), or to all of these but the fields (`whole`); or to `held`, whether a press
   * counts yet, which changes with the clock and is told to the buttons alone.
   */
  subscribe(topic: string, listener: () => void): () => void {
    return this.listensTo(topic)(listener);
  }

  /** Listens to several. */
  subscribeAll(topics: Iterable<string>, listener: () => void): () => void {
    const stops = Array.from(topics, (topic) => this.subscribe(topic, listener));
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** `subscribe` for one topic: the same function each time, so that a hook need not keep one. */
  listensTo(topic: string): (listener: () => void) => () => void {
    let emitter = this.#emitters.get(topic);
    if (!emitter) this.#emitters.set(topic, (emitter = new Emitter()));
    return emitter.subscribe;
  }

  emit(topic: string): void {
    const whole = WHOLE.includes(topic);
    if (whole) this.changes += 1;
    this.#emitters.get(topic)?.emit();
    if (whole) this.#emitters.get("whole")?.emit();
  }

  /** Everything changed, the fields of these ids included. */
  emitAll(ids: readonly string[]): void {
    this.#emitSome([...WHOLE, ...ids]);
  }

  /** A form of a thousand questions tells them little by little, so that the page answers meanwhile. */
  #emitSome(topics: readonly string[]): void {
    for (const topic of topics.slice(0, TOPICS_PER_TASK)) this.emit(topic);
    const rest = topics.slice(TOPICS_PER_TASK);
    if (rest.length > 0) setTimeout(() => this.#emitSome(rest));
  }
}
