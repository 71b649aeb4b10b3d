import type { Channel } from "./types.js";
import { listen, type Listenable } from "./listen.js";

/** An `EventSource`, of a page or of a library. */
export interface EventSourceLike extends Listenable {
  readonly readyState: number;
}

/** `EventSource.CLOSED`: it does not try to connect again. */
const CLOSED = 2;

/**
 * A channel of server-sent events one way, and POST requests the other.
 *
 * @param post where answers go: an address, or a function that sends them and rejects when that failed.
 * @example
 * eventStreamChannel(new EventSource("/elicitations"), "/answers");
 */
export function eventStreamChannel(
  source: EventSourceLike,
  post: string | URL | Channel["send"],
): Channel {
  return {
    send: typeof post === "function" ? post : (message) => postJson(post, message),
    subscribe: (listener, onClose) =>
      listen(source, listener, {
        error: () => {
          // While it only reconnects, nothing is lost.
          if (source.readyState === CLOSED) onClose();
        },
      }),
  };
}

async function postJson(address: string | URL, message: unknown): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  // Who is signed out by now is led to a page to sign in: that takes no answer.
  const isPage = response.redirected && response.headers.get("content-type")?.includes("html");
  if (!response.ok || isPage) throw new Error(`Answer refused (${response.status}).`);
}
