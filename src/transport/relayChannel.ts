import type { Channel } from "./Channel.js";
import { eventStreamChannel } from "./eventStreamChannel.js";
import { webSocketChannel } from "./webSocketChannel.js";

/** How long it waits before it connects again, in milliseconds: at first, and at most. */
const FIRST_WAIT_MILLISECONDS = 500;
const MAX_WAIT_MILLISECONDS = 30_000;

/**
 * After how long without a word it connects anew, in milliseconds. A relay says something every fifteen
 * seconds; a machine that slept, or a router that forgot, leaves a connection that nobody ends.
 */
const SILENCE_MILLISECONDS = 60_000;

/** `WebSocket.CLOSED`. */
const CLOSED = 3;

interface Connection {
  channel: Channel;
  close: () => void;
  isClosed: () => boolean;
}

/**
 * A channel to a relay that connects again by itself, for as long as somebody listens: a WebSocket, or
 * an event stream answered by POST where the address is not one of a WebSocket.
 */
export function relayChannel(address: string | URL): Channel {
  let open: Connection | undefined;
  return {
    send: (message) => {
      if (!open) throw new Error("Not connected.");
      return open.channel.send(message);
    },
    subscribe: (listener, onClose) => {
      let failures = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let silence: ReturnType<typeof setTimeout> | undefined;
      let unsubscribe = () => {};

      const connect = () => {
        clearTimeout(timer);
        open = openChannel(address);
        const listenOn = () => {
          clearTimeout(silence);
          silence = setTimeout(() => {
            end();
            connect();
          }, SILENCE_MILLISECONDS);
        };
        listenOn();
        const { channel, close, isClosed } = open;
        const stop = channel.subscribe(
          (message) => {
            failures = 0;
            listenOn();
            listener(message);
          },
          () => {
            if (!isClosed()) return;
            end();
            onClose();
            const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** failures, MAX_WAIT_MILLISECONDS);
            failures += 1;
            // The wait is random, so that not all pages connect at once when a server has
            // restarted.
            timer = setTimeout(connect, wait * (0.5 + Math.random() / 2));
          },
        );
        const end = () => {
          clearTimeout(silence);
          stop();
          close();
          open = undefined;
        };
        unsubscribe = end;
      };
      const connectNow = () => {
        if (!open) connect();
      };

      connect();
      globalThis.addEventListener?.("online", connectNow);
      return () => {
        globalThis.removeEventListener?.("online", connectNow);
        clearTimeout(timer);
        if (open) unsubscribe();
      };
    },
  };
}

function openChannel(address: string | URL): Connection {
  if (/^wss?:/i.test(String(address))) {
    const socket = new WebSocket(address);
    return {
      channel: webSocketChannel(socket),
      close: () => socket.close(),
      isClosed: () => socket.readyState === CLOSED,
    };
  }
  const source = new EventSource(address);
  return {
    channel: eventStreamChannel(source, address),
    close: () => source.close(),
    // It is told of no other end.
    isClosed: () => true,
  };
}
