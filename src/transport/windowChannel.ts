import type { Channel } from "./types.js";
import { listen, type Listenable } from "./listen.js";

/** The two windows of a channel. */
export interface WindowChannelOptions {
  /** The other window: `frame.contentWindow`, or `window.parent`. */
  target: { postMessage(message: unknown, origin: string): void } & Partial<Listenable>;
  /** Its origin, for instance `https://agent.example`. Exactly one; never `*`. */
  origin: string;
  /** The window that messages come to; this one by default. */
  on?: Listenable | undefined;
}

/**
 * A channel over `window.postMessage`. Messages of another origin, or of another window of the same
 * origin, are not heard; what is sent arrives only while the target is of that origin.
 * Of this page's own origin, a window tells that its page goes, and what that asked is over. One of
 * another origin does not: end the connection when you take its frame away. An id that its next page
 * uses for another question ends what the last one asked, as everywhere.
 *
 * @throws {TypeError} for an origin that would let any page answer: `*`, `null`, none. A sandboxed frame has
 *   none: use `messagePortChannel`.
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
          // It is of another origin, which tells nothing.
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
