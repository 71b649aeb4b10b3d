import type { ElicitationProgress, ElicitationRequest, Requester } from "../core/protocol.js";

/**
 * Carries texts between the processes of your backend.
 *
 * A text may be lost, repeated or late: the relay repeats what matters. It must not be changed or
 * forged, because anyone who can write to the bus can respond for a user.
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
  /** Sends a text to all processes subscribed to a topic, including this one. */
  publish(topic: string, text: string): unknown;
  /**
   * Subscribes to a topic. After its promise resolves, no text is missed.
   *
   * @returns a function that unsubscribes.
   */
  subscribe(
    topic: string,
    listener: (text: string) => void,
  ): (() => unknown) | Promise<() => unknown>;
}

/** A request, as it is sent to a page. */
export interface RelayedAsk {
  /** The request, as received. Untrusted. */
  request: ElicitationRequest;
  /** The requester, from your backend's configuration. */
  requester: Pick<Requester, "name" | "url">;
  /** The `context` of its item. */
  context?: unknown;
  /** Identifies the call that it certainly belongs to. */
  callId?: string | undefined;
  /** Approvals of one group are shown together. */
  group?: string | undefined;
  /** Position among the requests of one call. */
  progress?: ElicitationProgress | undefined;
  /** When an accepted URL request settles. */
  settleOn?: "accept" | "completion" | undefined;
  /** When the time to respond is over, in milliseconds since 1970. */
  expiresAt?: number | undefined;
}

/** A relayed request and its state. Plain JSON. */
export interface RelayedQuestion {
  /** ID, unique across processes. */
  id: string;
  /** Until when the entry is valid, in milliseconds since 1970, unless it is renewed. */
  until: number;
  /** The request, while it is open. */
  ask?: RelayedAsk | undefined;
  /** ID of the response that counts. The response itself is not stored. */
  answer?: string | undefined;
  /** Whether nobody responded in time, which the user may be shown. */
  expired?: boolean | undefined;
  /** Whether your backend removed it, so that no page shows it anymore. */
  dismissed?: boolean | undefined;
  /** The URL request that the server reported as completed. */
  completed?:
    | {
        /** ID of the URL request. */
        elicitationId: string;
        /** Its requester. */
        requester: Pick<Requester, "name" | "url">;
      }
    | undefined;
}

/**
 * Stores the open requests of each user, and settled ones for a minute.
 *
 * In memory by default. If several processes share a store, each sees the requests of the others at
 * once, and whether a response counted whose process has ended. Its methods may be async and may
 * fail: then `onError` is called, the other processes are asked over the bus, and settled requests
 * are stored later. Entries older than their `until` may be deleted.
 *
 * @example
 * const store: RelayStore = {
 *   set: (userId, question) => redis.hSet(`asked:${userId}`, question.id, JSON.stringify(question)),
 *   delete: (userId, id) => redis.hDel(`asked:${userId}`, id),
 *   list: async (userId) =>
 *     Object.values(await redis.hGetAll(`asked:${userId}`)).map((text) => JSON.parse(text)),
 * };
 */
export interface RelayStore {
  /** Stores a request, replacing its earlier state. */
  set(userId: string, question: RelayedQuestion): unknown;
  /** Deletes a request. */
  delete(userId: string, id: string): unknown;
  /** Returns all requests of a user, in the order in which they arrived. */
  list(userId: string): readonly RelayedQuestion[] | Promise<readonly RelayedQuestion[]>;
}
