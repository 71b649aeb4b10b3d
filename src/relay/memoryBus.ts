import type { RelayBus } from "./types.js";

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
