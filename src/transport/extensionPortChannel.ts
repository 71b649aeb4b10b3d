import type { Channel } from "./types.js";

/** An event of a browser extension, as in `chrome.runtime`. */
export interface ExtensionEvent<Listener> {
  /** Adds a listener. */
  addListener(listener: Listener): void;
  /** Removes a listener. */
  removeListener(listener: Listener): void;
}

/** A `runtime.Port` of a browser extension. */
export interface ExtensionPortLike {
  /** Sends a message. */
  postMessage(message: unknown): void;
  /** Fires with each message. */
  onMessage: ExtensionEvent<(message: unknown) => void>;
  /** Fires when the port is closed. */
  onDisconnect: ExtensionEvent<() => void>;
}

/**
 * Creates a channel over the port of a browser extension.
 *
 * @example
 * extensionPortChannel(chrome.runtime.connect({ name: "elicitation" }));
 */
export function extensionPortChannel(port: ExtensionPortLike): Channel {
  return {
    send: (message) => port.postMessage(message),
    subscribe: (listener, onClose) => {
      // The port is handed to listeners as well, and is no message.
      const onMessage = (message: unknown) => listener(message);
      const onDisconnect = () => onClose();
      port.onMessage.addListener(onMessage);
      port.onDisconnect.addListener(onDisconnect);
      return () => {
        port.onMessage.removeListener(onMessage);
        port.onDisconnect.removeListener(onDisconnect);
      };
    },
  };
}
