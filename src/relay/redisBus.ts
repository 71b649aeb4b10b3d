import type { RelayBus } from "./types.js";

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
