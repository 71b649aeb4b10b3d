import { Emitter } from "../../core/Emitter.js";

/** Topics of the form as a whole, besides its fields. */
const WHOLE_FORM: readonly string[] = ["summary", "status", "view", "secrets"];

/** Maximum number of topics that are emitted in one task. */
const TOPICS_PER_TASK = 250;

/** The listeners of a form, by topic. Each topic is notified by itself, so that a key renders one field. */
export class Topics {
  /** How often anything of the form as a whole changed. */
  changes = 0;
  /** How often its features changed: late code was loaded, or secrets were detected. */
  features = 0;
  readonly #emitters = new Map<string, Emitter>();
  readonly #subscribers = new Map<string, (listener: () => void) => () => void>();

  /**
   * Subscribes to a topic.
   *
   * Topics: a field ID, `summary` (errors after Submit), `status`, `view`, `secrets`, `whole` (the
   * four before it), `features` (late code) and `guard` (whether buttons accept clicks).
   */
  subscribe(topic: string, listener: () => void): () => void {
    let emitter = this.#emitters.get(topic);
    if (!emitter) this.#emitters.set(topic, (emitter = new Emitter()));
    return emitter.subscribe(listener);
  }

  /** Listens to several. */
  subscribeAll(topics: Iterable<string>, listener: () => void): () => void {
    const stops = Array.from(topics, (topic) => this.subscribe(topic, listener));
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Returns a function that subscribes to topics: the same one each time, as a hook needs it. */
  subscriberOf(topics: string | readonly string[]): (listener: () => void) => () => void {
    const key = String(topics);
    let subscriber = this.#subscribers.get(key);
    if (!subscriber) {
      subscriber = (listener) => this.subscribeAll([topics].flat(), listener);
      this.#subscribers.set(key, subscriber);
    }
    return subscriber;
  }

  emit(topic: string): void {
    const whole = WHOLE_FORM.includes(topic);
    if (whole) this.changes += 1;
    if (topic === "features") this.features += 1;
    this.#emitters.get(topic)?.emit();
    if (whole) this.#emitters.get("whole")?.emit();
  }

  /** Everything changed, the fields of these ids included. */
  emitAll(ids: readonly string[]): void {
    this.#emitSome([...WHOLE_FORM, ...ids]);
  }

  /** A form of a thousand fields emits in batches, so that the page stays responsive. */
  #emitSome(topics: readonly string[]): void {
    for (const topic of topics.slice(0, TOPICS_PER_TASK)) this.emit(topic);
    const rest = topics.slice(TOPICS_PER_TASK);
    if (rest.length > 0) setTimeout(() => this.#emitSome(rest));
  }
}
