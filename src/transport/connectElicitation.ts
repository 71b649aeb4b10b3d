import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { askPerson } from "./askPerson.js";
import type { Channel } from "./Channel.js";
import type { ElicitationSource } from "./ElicitationSource.js";
import { gatherReplies, type Reply } from "./gatherReplies.js";
import { isObject } from "../protocol/isObject.js";
import type { JsonRpcId, JsonRpcResponse } from "./JsonRpc.js";
import { readParams } from "./readParams.js";
import { toRpcError } from "./toRpcError.js";

/** Who asks over a channel, and how. */
export interface ConnectElicitationOptions extends ElicitationSource {
  /** What the other side speaks; ACP wants `mode` to be explicit. `"mcp"` by default. */
  protocol?: "mcp" | "acp";
}

/** A request without an answer yet. */
interface Asked {
  abort: AbortController;
  /** Whether nobody wants the answer any more. */
  silent: boolean;
}

const CREATE = new Set<unknown>(["elicitation/create", "session/elicitation"]);
const COMPLETE = new Set<unknown>(["elicitation/complete", "notifications/elicitation/complete"]);

/**
 * Serves elicitation on a channel of JSON-RPC messages: requests, cancellation and completion under
 * all of their names. Everything else is left alone, whatever it is. When the channel closes, what
 * it asked is cancelled.
 *
 * @returns ends it: what is still asked is answered with `cancel`.
 * @example
 * const disconnect = connectElicitation(queue, webSocketChannel(socket), {
 *   requester: { name: "Build agent", url: socket.url },
 * });
 */
export function connectElicitation(
  queue: ElicitationQueue,
  channel: Channel,
  { protocol = "mcp", ...source }: ConnectElicitationOptions,
): () => void {
  const asked = new Map<JsonRpcId, Asked>();
  const sendOne: Reply = (response) => (response ? channel.send(response) : undefined);

  async function create({ id, method, params }: CreateMessage, reply: Reply) {
    const entry: Asked = { abort: new AbortController(), silent: false };
    asked.set(id, entry);
    const answer = (response: JsonRpcResponse) => reply(entry.silent ? undefined : response);
    try {
      // ACP's early form, session/elicitation, took a missing mode for a form as MCP does.
      const explicitMode = protocol === "acp" && method === "elicitation/create";
      const request = readParams(params, explicitMode);
      await askPerson(queue, source, request, {
        signal: entry.abort.signal,
        deliver: (result) => answer({ jsonrpc: "2.0", id, result }),
      });
    } catch (error) {
      await answer({ jsonrpc: "2.0", id, error: toRpcError(error) });
    } finally {
      asked.delete(id);
    }
  }

  function takeBack(id: unknown, silent: boolean) {
    const entry = asked.get(id as JsonRpcId);
    if (!entry) return;
    entry.silent = silent;
    entry.abort.abort();
  }

  function receive(message: unknown, reply: Reply) {
    if (isCreate(message)) {
      // The same id again is the same request again, as event streams repeat after a reconnect.
      const served = asked.has(message.id) ? leaveOut(reply) : create(message, reply);
      served.catch(() => {});
      return;
    }
    if (!isObject(message) || message.jsonrpc !== "2.0") return;
    const { method, params, id } = message;
    if (method === undefined) {
      if (channel.shared && ("result" in message || "error" in message)) takeBack(id, true);
    } else if (isObject(params)) {
      // MCP wants no response to what was taken back, ACP wants one.
      if (method === "notifications/cancelled") takeBack(params.requestId, true);
      if (method === "$/cancel_request") takeBack(params.requestId, false);
      if (COMPLETE.has(method) && typeof params.elicitationId === "string") {
        queue.complete(params.elicitationId, source.requester);
      }
    }
  }

  function receiveAny(given: unknown) {
    const message = typeof given === "string" ? parse(given) : given;
    if (!Array.isArray(message)) return receive(message, sendOne);
    const reply = gatherReplies(message.filter(isCreate).length, (all) => channel.send(all));
    for (const each of message) receive(each, reply);
  }

  function takeBackAll(silent: boolean) {
    for (const id of Array.from(asked.keys())) takeBack(id, silent);
  }

  const unsubscribe = channel.subscribe(receiveAny, () => takeBackAll(true));
  return () => {
    takeBackAll(false);
    unsubscribe();
  };
}

/** Counts a request of a batch that gets no response of its own. */
async function leaveOut(reply: Reply): Promise<void> {
  await reply();
}

interface CreateMessage {
  id: JsonRpcId;
  method: string;
  params?: unknown;
}

function isCreate(message: unknown): message is CreateMessage {
  return (
    isObject(message) &&
    message.jsonrpc === "2.0" &&
    CREATE.has(message.method) &&
    (typeof message.id === "string" || typeof message.id === "number")
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
