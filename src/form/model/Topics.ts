/** What is told of the form as a whole, besides its questions. */
const WHOLE: readonly string[] = ["summary", "phase", "view", "secrets"];

/** How many topics are told of in one go. */
const AT_ONCE = 250;

type Listener = () => void;

/** Who listens to what of a form. Each topic is told of by itself, so that a key renders one field. */
export class Topics {
  /** How often anything of the form as a whole changed. */
  changes = 0;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #subscribers = new Map<string, (listener: Listener) => () => void>();

  /**
   * Listens to one field by its id, to `phase`, to `view`, to `secrets`, to everything that Submit may
   * change (`summary`), or to all of these but the fields (`whole`).
   */
  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) {
        this.#listeners.delete(topic);
      }
    };
  }

  /** Listens to several. */
  subscribeAll(topics: Iterable<string>, listener: Listener): () => void {
    const stops = Array.from(topics, (topic) => this.subscribe(topic, listener));
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** `subscribe` for one topic: the same function each time, so that a hook need not keep one. */
  listensTo(topic: string): (listener: Listener) => () => void {
    const known = this.#subscribers.get(topic);
    if (known) return known;
    const subscriber = (listener: Listener) => this.subscribe(topic, listener);
    this.#subscribers.set(topic, subscriber);
    return subscriber;
  }

  emit(topic: string): void {
    const whole = WHOLE.includes(topic);
    if (whole) this.changes += 1;
    this.#tell(topic);
    if (whole) this.#tell("whole");
  }

  /** Everything changed, the fields of these ids included. */
  emitAll(ids: readonly string[]): void {
    this.#emitSome([...WHOLE, ...ids]);
  }

  /** A form of a thousand questions tells them little by little, so that the page answers meanwhile. */
  #emitSome(topics: readonly string[]): void {
    for (const topic of topics.slice(0, AT_ONCE)) this.emit(topic);
    const rest = topics.slice(AT_ONCE);
    if (rest.length > 0) setTimeout(() => this.#emitSome(rest));
  }

  #tell(topic: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }
}
