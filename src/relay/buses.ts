import type { RelayBus, RelayedAsk, RelayedQuestion, RelayStore } from "./types.js";

/** The message of a request, serialized once and shared by every connection that sends it. */
export interface Payload {
  /** The message without its end, which differs by connection. */
  readonly head: Uint8Array;
  /** Keeps the bytes counted until the returned function is called, by the last holder. */
  hold(): () => void;
}

/** @param giveBack called once, when the last holder has let go. */
export function createPayload(head: Uint8Array, giveBack: () => void): Payload {
  let holders = 0;
  return {
    head,
    hold: () => {
      holders += 1;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders === 0) giveBack();
      };
    },
  };
}

/**
 * Serializes a request for pages. The requester is beside the params, where no server can write.
 *
 * @throws {TypeError} if the context cannot be written as JSON.
 */
export function headOf({ request, ...relayed }: RelayedAsk): string {
  const message = { jsonrpc: "2.0", method: "elicitation/create", params: request };
  // The end of the message says how much time is left, independent of any clock.
  const beside = { ...relayed, requester: relayed.requester ?? null, expiresAt: undefined };
  const text = JSON.stringify({ ...message, relayed: beside });
  // Without the braces that end `relayed` and the message.
  return text.slice(0, -2);
}

/** The end of a message for one page. */
export function tailOf(id: string, page: string, expiresIn: number | undefined): string {
  const end = { page, expiresIn };
  return `,${JSON.stringify(end).slice(1)},"id":${JSON.stringify(id)}}`;
}

/**
 * Creates a bus within one process. The default of a relay.
 *
 * @example
 * const bus = memoryBus(); // two relays of one process, in a test
 */
export function memoryBus(): RelayBus {
  const topics = new Map<string, Set<{ listener: (text: string) => void }>>();
  return {
    publish: (topic, text) => {
      for (const entry of topics.get(topic) ?? []) {
        queueMicrotask(() => {
          if (topics.get(topic)?.has(entry)) entry.listener(text);
        });
      }
    },
    subscribe: (topic, listener) => {
      const entry = { listener };
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(entry));
      return () => {
        listeners.delete(entry);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
  };
}

/**
 * Creates a store within one process. The default of a relay.
 *
 * @example
 * const relay = createElicitationRelay({ store: memoryStore() });
 */
export function memoryStore(): RelayStore {
  const users = new Map<string, Map<string, RelayedQuestion>>();
  return {
    set: (userId, question) => {
      const own = users.get(userId) ?? new Map<string, RelayedQuestion>();
      users.set(userId, own.set(question.id, question));
    },
    delete: (userId, id) => {
      const own = users.get(userId);
      own?.delete(id);
      if (own?.size === 0) users.delete(userId);
    },
    list: (userId) => [...(users.get(userId)?.values() ?? [])],
  };
}

/** A connected client of the package `redis`. */
export interface NodeRedisLike {
  /** Whether the client is connected. */
  readonly isOpen: boolean;
  /** Publishes a text. */
  publish(channel: string, text: string): Promise<unknown>;
  /** Subscribes to a channel. */
  subscribe(channel: string, listener: (text: string) => void): Promise<unknown>;
  /** Unsubscribes from a channel. */
  unsubscribe(channel: string, listener: (text: string) => void): Promise<unknown>;
}

/** A client of the package `ioredis`. */
export interface IoRedisLike {
  /** Status of the connection. */
  readonly status: string;
  /** Publishes a text. */
  publish(channel: string, text: string): Promise<unknown>;
  /** Subscribes to a channel. */
  subscribe(channel: string): Promise<unknown>;
  /** Unsubscribes from a channel. */
  unsubscribe(channel: string): Promise<unknown>;
  /** Adds a listener for messages. */
  on(event: "message", listener: (channel: string, text: string) => void): unknown;
}

/**
 * Creates a bus over Redis channels, with your `redis` or `ioredis` client.
 *
 * Requests and responses pass through Redis as plain text. Anyone who can read or write there must
 * be trusted.
 *
 * @param publisher a connection that publishes.
 * @param subscriber a second connection, because a subscribed one can do nothing else.
 * @param prefix prefix of the channels, if several products share a Redis. Default:
 *   `"react-elicitation:"`.
 * @example
 * const publisher = await createClient({ url }).connect();
 * const subscriber = await publisher.duplicate().connect();
 * const relay = createElicitationRelay({ bus: redisBus(publisher, subscriber) });
 */
export function redisBus(
  publisher: Pick<NodeRedisLike, "publish">,
  subscriber: NodeRedisLike | IoRedisLike,
  prefix = "react-elicitation:",
): RelayBus {
  const subscribe = "isOpen" in subscriber ? byListener(subscriber) : byChannel(subscriber);
  return {
    publish: (topic, text) => publisher.publish(prefix + topic, text),
    subscribe: (topic, listener) => subscribe(prefix + topic, listener),
  };
}

function byListener(client: NodeRedisLike): RelayBus["subscribe"] {
  return async (channel, listener) => {
    // One listener may be given twice, and each is ended by itself.
    const own = (text: string) => listener(text);
    await client.subscribe(channel, own);
    return () => client.unsubscribe(channel, own);
  };
}

function byChannel(client: IoRedisLike): RelayBus["subscribe"] {
  const channels = new Map<string, Set<{ listener: (text: string) => void }>>();
  client.on("message", (channel, text) => {
    for (const { listener } of channels.get(channel) ?? []) listener(text);
  });
  return async (channel, listener) => {
    const entry = { listener };
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(entry));
    try {
      await client.subscribe(channel);
    } catch (error) {
      listeners.delete(entry);
      throw error;
    }
    return async () => {
      listeners.delete(entry);
      if (listeners.size > 0 || channels.get(channel) !== listeners) return;
      channels.delete(channel);
      await client.unsubscribe(channel);
    };
  };
}
