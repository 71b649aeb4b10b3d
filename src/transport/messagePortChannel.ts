import type { Channel } from "./types.js";
import { listen, type Listenable } from "./listen.js";

/** A `MessagePort`, of the browser or of Node, or a `Worker`. */
export interface MessagePortLike extends Listenable {
  /** Sends a message. */
  postMessage(message: unknown): void;
  /** Starts receiving messages. */
  start?(): void;
}

/**
 * Creates a channel over a `MessagePort`, for an iframe or a worker.
 *
 * No other page can join it. Not every browser reports that the other side is closed (Chromium
 * doesn't), so disconnect when you remove the iframe or the worker.
 *
 * @example
 * const { port1, port2 } = new MessageChannel();
 * frame.contentWindow.postMessage("elicitation", "https://agent.example", [port2]);
 * connectElicitation(queue, messagePortChannel(port1), { requester });
 */
export function messagePortChannel(port: MessagePortLike): Channel {
  return {
    send: (message) => port.postMessage(message),
    subscribe: (listener, onClose) => {
      const stop = listen(port, listener, { close: onClose });
      // Messages wait until it is started, where it was not assigned to `onmessage`.
      port.start?.();
      return stop;
    },
  };
}
