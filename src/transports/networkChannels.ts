import { ElicitationSettledError } from "../core/errors.js";
import { systemTimers, type Timers } from "../core/timers.js";
import { listen, type Listenable } from "./channels.js";
import type { Channel } from "./types.js";

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

/**
 * @param toRelay whether the address is a relay's. A relay accepts a message with status 204, and
 *   reports with 409 that the request has ended. A sign-in page in its place has another status.
 */
async function postJson(address: string | URL, message: unknown, toRelay = false): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  // A user who was signed out meanwhile is redirected to a sign-in page, which takes no response.
  const isPage = response.redirected && response.headers.get("content-type")?.includes("html");
  if (toRelay && response.status === 409) throw new ElicitationSettledError("elsewhere");
  const isTaken = toRelay ? response.status === 204 : response.ok && !isPage;
  if (!isTaken) throw new Error(`The backend did not take the response (${response.status}).`);
}

/** How long it waits before it connects again, in milliseconds: at first, and at most. */
const FIRST_WAIT_MILLISECONDS = 500;
const MAX_WAIT_MILLISECONDS = 30_000;

/**
 * How long the connection may be silent before it reconnects, in milliseconds.
 *
 * A relay sends something every 15 seconds. After a sleep or a lost route, a dead connection may
 * never be closed.
 */
const SILENCE_MILLISECONDS = 60_000;

/** How many IDs a page reports as shown: an address has a length. The others are sent again. */
const MAX_SHOWN = 100;

interface Connection {
  channel: Channel;
  /** Calls back when the connection has ended, or cannot be made. */
  onEnd: (callback: () => void) => void;
  close: () => void;
}

export interface RelayChannelOptions {
  timers?: Timers | undefined;
  /** The IDs of the requests that the page has, which the relay need not send again. */
  shown?: (() => readonly string[]) | undefined;
}

/**
 * Creates a channel to a relay that reconnects by itself, while something listens.
 *
 * It uses a WebSocket, or an event stream with POST if the URL is not one of a WebSocket. Attempts
 * get rarer, up to one in 30 seconds.
 */
export function relayChannel(
  address: string | URL,
  { timers = systemTimers, shown = () => [] }: RelayChannelOptions = {},
): Channel {
  let open: Connection | undefined;
  return {
    send: (message) => {
      if (!open) throw new Error("Not connected.");
      return open.channel.send(message);
    },
    subscribe: (listener, onClose) => {
      let failures = 0;
      let timer: unknown;
      let silence: unknown;
      let unsubscribe = () => {};

      const connect = () => {
        timers.clearTimeout(timer);
        const connection = openChannel(address, shown());
        open = connection;
        const end = () => {
          timers.clearTimeout(silence);
          stop();
          connection.close();
          open = undefined;
        };
        const listenOn = () => {
          timers.clearTimeout(silence);
          silence = timers.setTimeout(() => {
            end();
            connect();
          }, SILENCE_MILLISECONDS);
        };
        listenOn();
        const stop = connection.channel.subscribe(
          (message) => {
            failures = 0;
            listenOn();
            listener(message);
          },
          // `onEnd` reports the end, even if an event stream would reconnect by itself.
          () => {},
        );
        connection.onEnd(() => {
          if (open !== connection) return;
          end();
          onClose();
          const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** failures, MAX_WAIT_MILLISECONDS);
          failures += 1;
          // The wait is random, so that not all pages connect at once when a server has restarted.
          timer = timers.setTimeout(connect, wait * (0.5 + Math.random() / 2));
        });
        unsubscribe = end;
      };
      const connectNow = () => {
        if (!open) connect();
      };

      connect();
      globalThis.addEventListener?.("online", connectNow);
      return () => {
        globalThis.removeEventListener?.("online", connectNow);
        timers.clearTimeout(timer);
        if (open) unsubscribe();
      };
    },
  };
}

function openChannel(given: string | URL, shown: readonly string[]): Connection {
  const address = withShown(String(given), shown);
  if (/^wss?:/i.test(address)) {
    const socket = new WebSocket(address);
    return {
      channel: webSocketChannel(socket),
      close: () => socket.close(),
      onEnd: (callback) => socket.addEventListener("close", callback),
    };
  }
  const source = new EventSource(address);
  return {
    channel: eventStreamChannel(source, (message) => postJson(given, message, true)),
    close: () => source.close(),
    // By itself it would connect again every second.
    onEnd: (callback) => source.addEventListener("error", callback),
  };
}

/** The address, with the IDs of the requests that the page has. */
function withShown(address: string, shown: readonly string[]): string {
  if (shown.length === 0) return address;
  const [page = ""] = address.split("#");
  const ids = shown.slice(0, MAX_SHOWN).map(encodeURIComponent).join();
  return `${page}${page.includes("?") ? "&" : "?"}shown=${ids}`;
}
