import type { Channel } from "./types.js";
import { listen, type Listenable } from "./listen.js";

/** Options of `windowChannel`. */
export interface WindowChannelOptions {
  /** The other window: `frame.contentWindow`, or `window.parent`. */
  target: {
    /** Sends a message to the window, if its origin matches. */
    postMessage(message: unknown, origin: string): void;
  } & Partial<Listenable>;
  /** Origin of the other window, such as `https://agent.example`. Never `*`. */
  origin: string;
  /**
   * The window that receives the messages.
   *
   * @default window
   */
  on?: Listenable | undefined;
}

/**
 * Creates a channel over `window.postMessage`.
 *
 * Messages from other origins or windows are ignored, and nothing is sent to another origin. A
 * window of this page's own origin reports when its page closes, which ends its requests. A window
 * of another origin doesn't, so disconnect when you remove its frame.
 *
 * @throws {TypeError} if the origin would let any page respond: `*`, `null`, none. A sandboxed
 *   frame has no origin: use `messagePortChannel`.
 * @example
 * windowChannel({ target: frame.contentWindow, origin: "https://agent.example" });
 */
export function windowChannel({ target, origin, on = window }: WindowChannelOptions): Channel {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new TypeError("No origin: use messagePortChannel.");
  }
  return {
    send: (message) => target.postMessage(message, origin),
    subscribe: (listener, onClose) => {
      const watch = (method: keyof Listenable) => {
        try {
          target[method]?.("pagehide", onClose);
        } catch {
          // A window of another origin reports nothing.
        }
      };
      const suits = ({ origin: from, source }: Event & Partial<MessageEvent>) =>
        from === origin && source === target;
      const receive = (message: unknown) => {
        // Each page of the frame has its own listeners; one that has this already does not get it
        // twice.
        watch("addEventListener");
        listener(message);
      };
      const stop = listen(on, receive, {}, suits);
      return () => {
        stop();
        watch("removeEventListener");
      };
    },
  };
}
