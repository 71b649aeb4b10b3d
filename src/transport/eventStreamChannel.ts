import type { Channel } from "./types.js";
import { listen, type Listenable } from "./listen.js";

/** An `EventSource`, of the browser or of a library. */
export interface EventSourceLike extends Listenable {
  /** State of the connection. 2: closed. */
  readonly readyState: number;
}

/** `EventSource.CLOSED`: it does not reconnect. */
const CLOSED = 2;

/**
 * Creates a channel from server-sent events, with POST for responses.
 *
 * @param post URL that responses are posted to, or a function that sends them and rejects on
 *   failure.
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
  // A user who was signed out meanwhile is redirected to a sign-in page, which takes no response.
  const isPage = response.redirected && response.headers.get("content-type")?.includes("html");
  if (!response.ok || isPage) throw new Error(`Answer refused (${response.status}).`);
}
