import type { Channel } from "./Channel.js";
import { listen, type Listenable } from "./listen.js";
import { messageData } from "./messageData.js";

/** The two windows of a channel. */
export interface WindowChannelOptions {
  /** The other window: `frame.contentWindow`, or `window.parent`. */
  target: Pick<Window, "postMessage">;
  /** Its origin, for instance `https://agent.example`. Exactly one; never `*`. */
  origin: string;
  /** The window that messages come to; this one by default. */
  on?: Listenable;
}

/**
 * A channel over `window.postMessage`. Messages of another origin, or of another window of the same
 * origin, are not heard; what is sent arrives only while the target is of that origin.
 * A window does not tell that it is gone: end the connection when you take its frame away.
 *
 * @throws {TypeError} for an origin that would let any page answer: `*`, `null`, none.
 * @example
 * windowChannel({ target: frame.contentWindow, origin: "https://agent.example" });
 */
export function windowChannel({ target, origin, on = window }: WindowChannelOptions): Channel {
  if (!isOrigin(origin)) {
    throw new TypeError(
      "windowChannel needs one origin (https://host). A sandboxed frame needs messagePortChannel.",
    );
  }
  return {
    send: (message) => target.postMessage(message, origin),
    subscribe: (listener) =>
      listen(on, {
        message: (event) => {
          if (!("origin" in event && "source" in event)) return;
          if (event.origin === origin && event.source === target) listener(messageData(event));
        },
      }),
  };
}

function isOrigin(origin: string): boolean {
  try {
    return new URL(origin).origin === origin;
  } catch {
    return false;
  }
}
