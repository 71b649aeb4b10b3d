import type { Channel } from "./types.js";
import { listen, type Listenable } from "./listen.js";

/** A `WebSocket`, of the browser or of Node. */
export interface WebSocketLike extends Listenable {
  /** State of the connection. 1: open. */
  readonly readyState: number;
  /** Sends a text frame. */
  send(text: string): void;
}

/** `WebSocket.OPEN`. */
const OPEN = 1;

/**
 * Creates a channel over a `WebSocket`, with one JSON message per text frame.
 *
 * Use it when your backend forwards JSON-RPC messages over a WebSocket.
 *
 * @example
 * connectElicitation(queue, webSocketChannel(new WebSocket("wss://relay.example")), { requester });
 */
export function webSocketChannel(socket: WebSocketLike): Channel {
  return {
    send: (message) => {
      // A socket that is closing takes a message without a word, and loses it.
      if (socket.readyState !== OPEN) throw new Error("Not connected.");
      socket.send(JSON.stringify(message));
    },
    subscribe: (listener, onClose) =>
      listen(socket, listener, {
        close: onClose,
        // A socket that reconnects by itself has a new connection, which knows of no open request.
        open: onClose,
      }),
  };
}
