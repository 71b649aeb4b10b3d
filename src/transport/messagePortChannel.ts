import type { Channel } from "./types.js";
import { listen, type Listenable } from "./listen.js";

/** A `MessagePort`, of a page or of Node, or a `Worker`. */
export interface MessagePortLike extends Listenable {
  postMessage(message: unknown): void;
  start?(): void;
}

/**
 * A channel over a `MessagePort`: the way into an iframe or a worker that no other page can join.
 * Not every browser tells that the other side is gone (Chromium does not): end the connection when
 * you take the frame or the worker away.
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
