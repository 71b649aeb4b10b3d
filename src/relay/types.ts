import type { Approval } from "../protocol/Approval.js";
import type { ElicitationProgress, ElicitationRequest, Requester } from "../protocol/types.js";

/**
 * Carries texts between the processes of a backend. A text may get lost, and may come twice, or late:
 * the relay says again what matters. It must not come changed, or from anybody else, so who can write
 * to it can answer for a person.
 *
 * @example
 * const bus: RelayBus = {
 *   publish: (topic, text) => nats.publish(topic, text),
 *   subscribe: (topic, listener) => {
 *     const subscription = nats.subscribe(topic, { callback: (_, { data }) => listener(String(data)) });
 *     return () => subscription.unsubscribe();
 *   },
 * };
 */
export interface RelayBus {
  /** Hands a text to every process that listens to a topic, this one included. */
  publish(topic: string, text: string): unknown;
  /**
   * Listens to a topic. From when its promise resolves, nothing is missed.
   *
   * @returns ends it.
   */
  subscribe(
    topic: string,
    listener: (text: string) => void,
  ): (() => unknown) | Promise<() => unknown>;
}

/** What is asked, as a page is told it. */
export interface RelayedAsk {
  request: ElicitationRequest;
  /** By the backend's own configuration. */
  requester: Pick<Requester, "name" | "url">;
  context?: unknown;
  approval?: Approval | undefined;
  progress?: ElicitationProgress | undefined;
  settleOn?: "accept" | "completion" | undefined;
  expiresAt?: number | undefined;
}

/** A question that is relayed, as far as it is known. Plain JSON. */
export interface RelayedQuestion {
  /** Tells it from every other, of whatever process. */
  id: string;
  /** Until when this is true, unless it is said again, in milliseconds since 1970. */
  until: number;
  /** What is asked, for as long as nothing was answered. */
  ask?: RelayedAsk | undefined;
  /** The answer that counts, by the name that its page gave it. Nothing of what was answered. */
  answer?: string | undefined;
  /** Whether it was over before somebody answered, and the person may be told so. */
  expired?: boolean | undefined;
  /** The page of a URL that the server says is done. */
  completed?: { elicitationId: string; requester: Pick<Requester, "name" | "url"> } | undefined;
}

/**
 * Where a relay keeps what is asked of each person, and for a minute what is over. In memory by
 * default; where several processes share one, each knows at once what the others ask, and whether an
 * answer counted whose process is gone. It may drop what is older than its `until`, take its time, and
 * fail: `onError` is told, who asks is asked again over the bus, and what is over is stored later.
 *
 * @example
 * const store: RelayStore = {
 *   set: (person, question) => redis.hSet(`asked:${person}`, question.id, JSON.stringify(question)),
 *   delete: (person, id) => redis.hDel(`asked:${person}`, id),
 *   list: async (person) =>
 *     Object.values(await redis.hGetAll(`asked:${person}`)).map((text) => JSON.parse(text)),
 * };
 */
export interface RelayStore {
  /** Keeps a question, in place of what was known of it. */
  set(person: string, question: RelayedQuestion): unknown;
  /** Forgets it. */
  delete(person: string, id: string): unknown;
  /** All that is kept of a person, in the order in which it came. */
  list(person: string): readonly RelayedQuestion[] | Promise<readonly RelayedQuestion[]>;
}
