import type { AnswerFate, PageConnection } from "./createPages.js";
import { inBatches } from "./inBatches.js";
import { readAnswer } from "./readAnswer.js";
import type { RelayedAnswer } from "./words.js";

/** A WebSocket of a page, open: that of `ws`, of Deno, of Bun's and Cloudflare's adapters. */
export interface RelaySocket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(name: string, listener: (event: object) => void): void;
  /** As of a `WebSocket`, where it is told. */
  readonly readyState?: number | undefined;
  /** What was not sent yet, in bytes, where it is told. */
  readonly bufferedAmount?: number | undefined;
}

/** Codes with which a WebSocket is closed. */
export const CLOSE = { refused: 1008, tooLong: 1009, later: 1013 } as const;

/** `WebSocket.OPEN`: after it come those of one that closes, or is closed. */
const OPEN = 1;

/** Closes a WebSocket, one of the standard too: that one takes no codes of the protocol. */
export function closeSocket(socket: RelaySocket, code: number): void {
  try {
    socket.close(code);
  } catch {
    socket.close();
  }
}

export interface AcceptOptions {
  /** How long a message may be, in characters, and how many bytes may wait for a slow page. */
  most: { message: number; waiting: number };
  connect: (page: PageConnection) => () => void;
  answer: (answer: RelayedAnswer) => Promise<AnswerFate>;
}

/** Serves a page over its WebSocket, one message of JSON a text frame. */
export function acceptSocket(socket: RelaySocket, { most, connect, answer }: AcceptOptions): void {
  let leave = () => {};
  const page: PageConnection = {
    send: inBatches((messages) => {
      // One that is behind is told how things are when it connects again.
      if ((socket.bufferedAmount ?? 0) > most.waiting) return page.end();
      try {
        for (const message of messages) socket.send(JSON.stringify(message));
      } catch {
        page.end();
      }
    }),
    end: () => {
      leave();
      closeSocket(socket, CLOSE.later);
    },
  };
  socket.addEventListener("close", () => leave());
  socket.addEventListener("error", () => leave());
  socket.addEventListener("message", ({ data }: { data?: unknown }) => {
    const text = String(data);
    if (text.length > most.message) {
      leave();
      return closeSocket(socket, CLOSE.tooLong);
    }
    const given = readAnswer(text);
    if (given) void tellFate(given);
  });
  // One that was closed while the host asked who it is tells of no end any more.
  if (!(socket.readyState! > OPEN)) leave = connect(page);

  async function tellFate(given: RelayedAnswer) {
    const fate = await answer(given);
    const params = { requestId: given.id, answer: given.answer };
    if (fate === "given") {
      page.send({ jsonrpc: "2.0", method: "notifications/cancelled", params });
      return;
    }
    const method = "notifications/elicitation/refused";
    page.send({ jsonrpc: "2.0", method, params: { ...params, over: fate === "over" } });
  }
}
