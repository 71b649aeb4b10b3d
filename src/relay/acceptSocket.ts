import type { Timers } from "../time/timers.js";
import type { AnswerFate, Outgoing, PageConnection, PageLink } from "./createPages.js";
import { readMessage } from "./readMessage.js";
import { BATCH_BYTES, type RelayedAnswer, STALLED_MILLISECONDS } from "./words.js";

/** A WebSocket of a page, open: that of `ws`, of Deno, of Bun's and Cloudflare's adapters. */
export interface RelaySocket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(name: string, listener: (event: object) => void): void;
  /** As of a `WebSocket`, where it is told. */
  readonly readyState?: number | undefined;
  /** What was not sent yet, in bytes. Without it the relay sends at a fixed rate at most. */
  readonly bufferedAmount?: number | undefined;
}

/** Codes with which a WebSocket is closed. */
export const CLOSE = { refused: 1008, tooLong: 1009, later: 1013 } as const;

/** `WebSocket.OPEN`: after it come those of one that closes, or is closed. */
const OPEN = 1;

/** How often it is looked at whether a socket has sent what it buffers, in milliseconds. */
const LOOK_MILLISECONDS = 100;

/** Closes a WebSocket, one of the standard too: that one takes no codes of the protocol. */
export function closeSocket(socket: RelaySocket, code: number): void {
  try {
    socket.close(code);
  } catch {
    socket.close();
  }
}

export interface AcceptOptions {
  timers: Timers;
  /** How long a message of a page may be, in characters. */
  mostMessage: number;
  connect: (page: PageConnection) => PageLink;
  answer: (answer: RelayedAnswer, bytes: number) => Promise<AnswerFate>;
  /** Counts bytes that are being sent. `undefined` if there is no room for them yet. */
  take: (bytes: number) => (() => void) | undefined;
}

/**
 * Serves a page over its WebSocket, one message of JSON a text frame. The next message is made when
 * the socket has sent the last batch. A page that reads nothing for half a minute is disconnected.
 */
export function acceptSocket(socket: RelaySocket, options: AcceptOptions): void {
  const { timers, mostMessage, connect, answer, take } = options;
  let link: PageLink | undefined;
  let awake = false;
  /** A message for which there is no room yet. */
  let message: Outgoing | undefined;
  /** Gives back the bytes of what the socket buffers. */
  let giveBack: (() => void) | undefined;
  let timer: unknown;
  /** What was sent since the last look, for a socket that does not say what it buffers. */
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
  socket.addEventListener("message", ({ data }: { data?: unknown }) => {
    const text = String(data);
    if (text.length > mostMessage) {
      stop();
      return closeSocket(socket, CLOSE.tooLong);
    }
    const given = readMessage(text);
    if (given?.refusal) link?.refuse(given.refusal);
    if (given?.answer) void tellFate(given.answer, text.length);
  });
  // One that was closed while the host asked who it is tells of no end any more.
  if (socket.readyState! > OPEN) return;
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
