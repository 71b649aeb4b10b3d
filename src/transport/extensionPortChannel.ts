import type { Channel } from "./types.js";

/** An event of an extension, as `chrome.runtime` has them. */
export interface ExtensionEvent<Listener> {
  addListener(listener: Listener): void;
  removeListener(listener: Listener): void;
}

/** A `runtime.Port` of a browser extension. */
export interface ExtensionPortLike {
  postMessage(message: unknown): void;
  onMessage: ExtensionEvent<(message: unknown) => void>;
  onDisconnect: ExtensionEvent<() => void>;
}

/**
 * A channel over the port of a browser extension.
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
