import { askUser, nextScope, type QueueLike, readParams } from "./requests.js";
import type { ElicitationSource, JsonRpcId } from "../queue/ElicitationConnection.js";
import type { Channel, JsonRpcError } from "./types.js";
import { ANSWERED_ELSEWHERE } from "../queue/errors.js";
import { PendingRequests } from "./PendingRequests.js";
import type { ElicitationResult } from "../core/protocol.js";
import { isObject, type JsonObject, parseJson, sameJson } from "../core/json.js";
import { toRpcError } from "./errors.js";

/** Options of `connectElicitation`. */
export interface ConnectElicitationOptions extends ElicitationSource {
  /**
   * Protocol of the other side. ACP requires an explicit `mode`.
   *
   * @default "mcp"
   */
  protocol?: "mcp" | "acp" | undefined;
}

/** JSON-RPC's code for an invalid request. */
const INVALID_REQUEST = -32600;

type CreateMessage = JsonObject & { id: JsonRpcId };

/** Methods of a request. ACP's early form has the second one. */
export const CREATE: unknown[] = ["elicitation/create", "session/elicitation"];
const COMPLETE: unknown[] = ["elicitation/complete", "notifications/elicitation/complete"];

/**
 * Serves elicitation requests of a channel that carries JSON-RPC messages.
 *
 * Handles requests, cancellation and completion under all of their method names, and ignores
 * everything else. When the channel closes, its requests are cancelled. A repeated request with the
 * same ID joins the open one, because event streams repeat messages after an interruption. A
 * different request with the ID of an open one replaces it, and the first gets no response. On a
 * shared channel both are rejected with -32600 instead.
 *
 * @returns a function that disconnects. Open requests are cancelled or, on a shared channel, left
 *   to the other pages if there are any.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * const disconnect = connectElicitation(queue, webSocketChannel(socket), {
 *   requester: { name: "Build agent", url: socket.url },
 * });
 */
export function connectElicitation(
  queue: QueueLike,
  channel: Channel,
  { protocol = "mcp", ...source }: ConnectElicitationOptions,
): () => void {
  /** `repeated`: whether it came again since a response was sent. Undefined before that. */
  const pending = new PendingRequests<JsonRpcId, { message: unknown; repeated?: boolean }>();
  let scope = nextScope();
  let leaving = false;

  async function create(message: CreateMessage) {
    const { id, method, params } = message;
    const clashes = channel.shared && pending.join(id, () => true);
    const own = pending.add(id, { message });
    const answer = (outcome: { result: unknown } | { error: JsonRpcError }) => {
      // If an earlier response failed, the request is still open: its repetitions need no other.
      own.repeated = false;
      if (own.silent) return undefined;
      const response = { jsonrpc: "2.0" as const, id, ...outcome };
      return leaving && channel.shared
        ? channel.sendIfLast?.(response, message)
        : channel.send(response, message);
    };
    try {
      if (clashes) throw Object.assign(new Error("Id in use."), { code: INVALID_REQUEST });
      // ACP's early form, session/elicitation, took a missing mode for a form as MCP does.
      const explicitMode = protocol === "acp" && method === "elicitation/create";
      const request = readParams(params, explicitMode);
      const more = {
        id: JSON.stringify([scope, id]),
        signal: own.signal,
        deliver: (result: ElicitationResult) => answer({ result }),
        shared: channel.shared,
      };
      await askUser(queue, source, request, more, { requestId: id });
    } catch (error) {
      await answer({ error: toRpcError(error) });
    } finally {
      pending.settle(own);
      // The response that has arrived by now was perhaps to the request before.
      if (own.repeated && !own.signal.aborted) receiveCreate(message);
    }
  }

  function receiveCreate({ jsonrpc, id, method, params }: CreateMessage) {
    // The limits of the queue count the params and the ID, so nothing else is kept.
    const message = { jsonrpc, id, method, params };
    const joined = pending.join(id, (open) => sameJson(open.message, message));
    if (!joined) create(message).catch(() => {});
    else if (joined.repeated === false) joined.repeated = true;
  }

  function receive(message: unknown) {
    if (!isObject(message) || message.jsonrpc !== "2.0") return;
    const { method, params, id } = message;
    // A number that JSON cannot write (`NaN`) is no id.
    const isId = typeof id === "string" || Number.isFinite(id);
    if (isId && CREATE.includes(method)) return receiveCreate(message as CreateMessage);
    if (method === undefined) {
      if (channel.shared && ("result" in message || "error" in message)) {
        pending.get(id as JsonRpcId)?.withdraw(ANSWERED_ELSEWHERE);
      }
      return;
    }
    // A requester that reuses the ID of an open request would take our response for its own.
    if (!channel.shared) pending.get(id as JsonRpcId)?.withdraw();
    if (isObject(params)) {
      const withdrawn = pending.get(params.requestId as JsonRpcId);
      // MCP forbids a response to a cancelled request, ACP requires one.
      if (method === "notifications/cancelled") withdrawn?.withdraw();
      if (method === "$/cancel_request") withdrawn?.withdraw(undefined, false);
      if (COMPLETE.includes(method) && typeof params.elicitationId === "string") {
        queue.complete(params.elicitationId, source.requester);
      }
    }
  }

  function withdrawAll(silent: boolean) {
    // The next connection's request IDs restart at 0.
    scope = nextScope();
    const reason = leaving && channel.shared ? ANSWERED_ELSEWHERE : undefined;
    for (const own of Array.from(pending.values())) own.withdraw(reason, silent);
  }

  const unsubscribe = channel.subscribe(
    // Each answer of a batch is sent when it is given: none waits for others that may never come.
    (given) => [parseJson(given) ?? given].flat().forEach(receive),
    () => withdrawAll(true),
  );
  return () => {
    leaving = true;
    withdrawAll(false);
    unsubscribe();
  };
}
