import type { Timers } from "../core/timers.js";
import type { AnswerFate, Outgoing, PageConnection, PageLink } from "./createPages.js";
import {
  BATCH_BYTES,
  listening,
  readMessage,
  type RelayedAnswer,
  STALLED_MILLISECONDS,
} from "./messages.js";

/**
 * An open WebSocket of a page.
 *
 * It can be one of `ws`, of Deno, or of the adapters of Bun and Cloudflare.
 */
export interface RelaySocket {
  /** Sends a text frame. */
  send(text: string): void;
  /** Closes the connection. */
  close(code?: number, reason?: string): void;
  /** Adds a listener for `message`, `close` and `error`. */
  addEventListener(name: string, listener: (event: object) => void): void;
  /** State of the connection, as of a `WebSocket`. */
  readonly readyState?: number | undefined;
  /** Bytes not sent yet. Without it, the relay limits its sending rate. */
  readonly bufferedAmount?: number | undefined;
}

/** Codes with which a WebSocket is closed. */
export const CLOSE = { refused: 1008, tooLong: 1009, later: 1013 } as const;

/** `WebSocket.OPEN`. Higher states are closing and closed. */
const SOCKET_OPEN = 1;

/** How often `bufferedAmount` is checked, in milliseconds. */
const LOOK_MILLISECONDS = 100;

/**
 * Closes a WebSocket. The standard one rejects codes of the protocol, so it is closed without a
 * code.
 */
export function closeSocket(socket: RelaySocket, code: number): void {
  // A malformed frame that comes while it closes must not end the process.
  socket.addEventListener("error", () => {});
  try {
    socket.close(code);
  } catch {
    socket.close();
  }
}

interface AcceptOptions {
  timers: Timers;
  /** Maximum length of a message from a page, in characters. */
  mostMessage: number;
  connect: (page: PageConnection) => PageLink;
  answer: (answer: RelayedAnswer, bytes: number) => Promise<AnswerFate>;
  /** Reserves bytes that are being sent. Returns `undefined` if there is no room yet. */
  take: (bytes: number) => (() => void) | undefined;
  /** Reports errors. None may reach the socket, whose listeners must not throw. */
  onError: (error: unknown) => void;
}

/**
 * Serves a page over its WebSocket, with one JSON message per text frame.
 *
 * The next message is created when the last batch was sent. A page that reads nothing for 30
 * seconds is disconnected.
 */
export function acceptSocket(socket: RelaySocket, options: AcceptOptions): void {
  const { timers, mostMessage, connect, answer, take, onError } = options;
  let link: PageLink | undefined;
  let awake = false;
  /** A message that there is no room for yet. */
  let message: Outgoing | undefined;
  /** Releases the bytes that the socket buffers. */
  let giveBack: (() => void) | undefined;
  let timer: unknown;
  /** Bytes sent since the last check, for a socket without `bufferedAmount`. */
  let sent = 0;

  const buffered = () => socket.bufferedAmount ?? sent;

  function stop() {
    timers.clearTimeout(timer);
    message?.release();
    giveBack?.();
    link?.leave();
    link = undefined;
  }

  function end() {
    if (!link) return;
    stop();
    closeSocket(socket, CLOSE.later);
  }

  function pump() {
    awake = false;
    while (buffered() < BATCH_BYTES) {
      if (!link) return;
      giveBack?.();
      giveBack = undefined;
      message ??= link.next();
      if (!message) return;
      const size = message.parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
      giveBack = take(size);
      if (!giveBack) break;
      try {
        socket.send(textOf(message));
      } catch {
        return end();
      }
      message.release();
      message = undefined;
      sent += size;
    }
    if (link && timer === undefined) lookLater();
  }

  function lookLater() {
    let last = buffered();
    let movedAt = timers.now();
    const look = () => {
      timer = undefined;
      sent = 0;
      const now = buffered();
      if (now < BATCH_BYTES) return pump();
      if (now < last) movedAt = timers.now();
      last = now;
      if (timers.now() - movedAt >= STALLED_MILLISECONDS) return end();
      timer = timers.setTimeout(look, LOOK_MILLISECONDS);
    };
    timer = timers.setTimeout(look, LOOK_MILLISECONDS);
  }

  socket.addEventListener("close", stop);
  socket.addEventListener("error", stop);
  const hear = listening((text) => {
    if (text.length > mostMessage) {
      stop();
      return closeSocket(socket, CLOSE.tooLong);
    }
    const given = readMessage(text);
    if (given?.refusal) link?.refuse(given.refusal);
    if (given?.shown) link?.show(given.shown);
    if (given?.answer) tellFate(given.answer, text.length).catch(onError);
  }, onError);
  socket.addEventListener("message", ({ data }: { data?: unknown }) => hear(String(data)));
  // A socket that was closed while the host authenticated its user fires no further event.
  if (socket.readyState! > SOCKET_OPEN) return;
  link = connect({
    wake: () => {
      if (!awake) queueMicrotask(pump);
      awake = true;
    },
    end,
  });

  async function tellFate(given: RelayedAnswer, bytes: number) {
    const fate = await answer(given, bytes);
    const params = { requestId: given.id, answer: given.answer };
    if (fate === "given") {
      link?.note({ jsonrpc: "2.0", method: "notifications/cancelled", params });
      return;
    }
    const method = "notifications/elicitation/refused";
    link?.note({ jsonrpc: "2.0", method, params: { ...params, over: fate === "over" } });
  }
}

function textOf({ parts }: Outgoing): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode();
}

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // A buffering proxy would hold every request back.
  "x-accel-buffering": "no",
};

/** After how many milliseconds a browser connects again. */
const RETRY = 1_000;

/**
 * A response of server-sent events. It buffers one batch: the next one is made when the page has read
 * it. A page that reads nothing for half a minute is disconnected.
 */
export function eventStream(timers: Timers, connect: (page: PageConnection) => PageLink): Response {
  const encoder = new TextEncoder();
  let link: PageLink | undefined;
  /** The rest of a message that is larger than a batch. */
  let sending: { chunks: Iterator<Uint8Array>; release: () => void } | undefined;
  let stalled: unknown;
  let awake = false;
  let ended = false;
  let fill = () => {};

  function nextChunk(): Uint8Array | undefined {
    for (;;) {
      if (!sending) {
        const message = link?.next();
        if (!message) return undefined;
        sending = { chunks: chunksOf(message, encoder), release: message.release };
      }
      const { value, done } = sending.chunks.next();
      if (!done) return value;
      sending.release();
      sending = undefined;
    }
  }

  function stop() {
    ended = true;
    timers.clearTimeout(stalled);
    sending?.release();
    link?.leave();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const isFull = () => (controller.desiredSize ?? 0) <= 0;
        fill = () => {
          awake = false;
          if (ended) return;
          while (!isFull()) {
            const chunk = nextChunk();
            if (!chunk) return;
            controller.enqueue(chunk);
          }
          stalled ??= timers.setTimeout(() => {
            stop();
            controller.error(
              new Error(
                "The page stopped reading its event stream, so the relay closed it. The page connects again.",
              ),
            );
          }, STALLED_MILLISECONDS);
        };
        controller.enqueue(encoder.encode(`retry: ${RETRY}\n\n`));
        link = connect({
          wake: () => {
            if (!awake) queueMicrotask(() => fill());
            awake = true;
          },
          end: () => {
            if (ended) return;
            stop();
            controller.close();
          },
        });
      },
      pull: () => {
        timers.clearTimeout(stalled);
        stalled = undefined;
        fill();
      },
      cancel: stop,
    },
    { highWaterMark: BATCH_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return new Response(body, { headers: HEADERS });
}

/** A message as an event: a small one as a whole, a large one in views of the shared bytes. */
function* chunksOf({ parts }: Outgoing, encoder: TextEncoder): Iterator<Uint8Array> {
  const all = [encoder.encode("data: "), ...parts, encoder.encode("\n\n")];
  const size = all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size <= BATCH_BYTES) {
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of all) {
      whole.set(part, at);
      at += part.byteLength;
    }
    yield whole;
    return;
  }
  for (const part of all) {
    for (let at = 0; at < part.byteLength; at += BATCH_BYTES)
      yield part.subarray(at, at + BATCH_BYTES);
  }
}
