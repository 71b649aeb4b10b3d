import type { Channel } from "react-elicitation/core";

let lastId = 0;

/**
 * Calls a tool over a channel that elicitation shares: both leave alone what is the other's.
 *
 * @param signal Takes the call back.
 * @returns The text of the result.
 */
export async function callOver(
  channel: Channel,
  params: { name: string; arguments?: object },
  signal: AbortSignal,
): Promise<string> {
  const id = `call ${(lastId += 1)}`;
  // A channel carries any message, although elicitation itself only ever answers.
  const send = channel.send as (message: object) => void | Promise<void>;
  signal.addEventListener("abort", () => {
    void send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: id } });
  });
  return new Promise((resolve, reject) => {
    const listener = (given: unknown) => {
      const { id: of, result, error } = readResponse(given);
      if (of !== id) return;
      stop();
      if (result) resolve(result.content.map(({ text }) => text).join("\n"));
      else reject(new Error(error?.message));
    };
    const stop = channel.subscribe(listener, () => reject(new Error("The connection is gone")));
    Promise.resolve(send({ jsonrpc: "2.0", id, method: "tools/call", params })).catch(reject);
  });
}

interface Response {
  id?: unknown;
  result?: { content: { text: string }[] };
  error?: { message: string };
}

function readResponse(given: unknown): Response {
  try {
    return JSON.parse(String(given)) ?? {};
  } catch {
    return {};
  }
}
