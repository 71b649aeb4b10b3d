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
