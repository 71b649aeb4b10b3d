import { askUser, nextScope, type QueueLike, readParams } from "./requests.js";
import type { ElicitationSource, JsonRpcId } from "../queue/ElicitationConnection.js";
import type { Channel, JsonRpcError } from "./types.js";
import { ANSWERED_ELSEWHERE } from "../queue/answeredElsewhere.js";
import { isObject, parseJson, sameJson } from "../core/json.js";
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

/** A request without a response. */
interface Asked {
  message: CreateMessage;
  abort: AbortController;
  /** Whether no response is wanted anymore, or its ID was reused. */
  silent?: boolean | undefined;
  /** Whether a response was sent. The request stays open until that succeeds. */
  sending?: boolean;
  /** Whether the same request was received again since. */
  again?: boolean;
}

/** JSON-RPC's code for an invalid request. */
const INVALID_REQUEST = -32600;

const CREATE: unknown[] = ["elicitation/create", "session/elicitation"];
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
  const asked = new Map<JsonRpcId, Asked>();
  let scope = nextScope();
  let leaving = false;

  async function create(message: CreateMessage, clashes?: boolean) {
    const { id, method, params } = message;
    const entry: Asked = { message, abort: new AbortController() };
    asked.set(id, entry);
    const answer = (outcome: { result: unknown } | { error: JsonRpcError }) => {
      entry.sending = true;
      // The answer failed, so what came after it only repeats the request that is still open.
      entry.again = false;
      if (entry.silent) return undefined;
      const response = { jsonrpc: "2.0" as const, id, ...outcome };
      return leaving && channel.shared
        ? channel.sendIfLast?.(response, message)
        : channel.send(response, message);
    };
    try {
      if (clashes) {
        await answer({ error: { code: INVALID_REQUEST, message: "Id in use." } });
        return;
      }
      // ACP's early form, session/elicitation, took a missing mode for a form as MCP does.
      const explicitMode = protocol === "acp" && method === "elicitation/create";
      const request = readParams(params, explicitMode);
      await askUser(
        queue,
        source,
        request,
        {
          id: JSON.stringify([scope, id]),
          signal: entry.abort.signal,
          deliver: (result) => answer({ result }),
          shared: channel.shared,
        },
        { requestId: id },
      );
    } catch (error) {
      await answer({ error: toRpcError(error) });
    } finally {
      if (asked.get(id) === entry) asked.delete(id);
      // The answer that has arrived by now was perhaps to the request before.
      if (entry.again) receiveCreate(message);
    }
  }

  function takeBack(id: unknown, silent?: boolean, reason?: typeof ANSWERED_ELSEWHERE) {
    const entry = asked.get(id as JsonRpcId);
    if (!entry) return;
    entry.silent = silent;
    entry.again = false;
    entry.abort.abort(reason);
  }

  function receiveCreate({ jsonrpc, id, method, params }: CreateMessage) {
    // The limits of the queue count the params and the ID, so nothing else is kept.
    const message = { jsonrpc, id, method, params };
    const open = asked.get(id);
    const isOpen = open && !open.abort.signal.aborted;
    if (isOpen && sameJson(open.message, message)) {
      open.again = open.sending;
      return;
    }
    takeBack(id, true);
    create(message, isOpen && channel.shared).catch(() => {});
  }

  function receive(given: unknown) {
    const message = typeof given === "string" ? parseJson(given) : given;
    // Each answer of a batch is sent when it is given: none waits for others that may never come.
    [message].flat().forEach(receiveOne);
  }

  function receiveOne(message: unknown) {
    if (!isObject(message) || message.jsonrpc !== "2.0") return;
    const { method, params, id } = message;
    // A number that JSON cannot write (`NaN`) is no id.
    const isId = typeof id === "string" || Number.isFinite(id);
    if (isId && CREATE.includes(method)) return receiveCreate(message as unknown as CreateMessage);
    if (method === undefined) {
      if (channel.shared && ("result" in message || "error" in message)) {
        takeBack(id, true, ANSWERED_ELSEWHERE);
      }
      return;
    }
    // A requester that reuses the ID of an open request would take our response for its own.
    if (!channel.shared) takeBack(id, true);
    if (isObject(params)) {
      // MCP forbids a response to a cancelled request, ACP requires one.
      if (method === "notifications/cancelled") takeBack(params.requestId, true);
      if (method === "$/cancel_request") takeBack(params.requestId, false);
      if (COMPLETE.includes(method) && typeof params.elicitationId === "string") {
        queue.complete(params.elicitationId, source.requester);
      }
    }
  }

  function takeBackAll(silent?: boolean) {
    // The next connection's request IDs restart at 0.
    scope = nextScope();
    const reason = leaving && channel.shared ? ANSWERED_ELSEWHERE : undefined;
    for (const id of Array.from(asked.keys())) takeBack(id, silent, reason);
  }

  const unsubscribe = channel.subscribe(receive, () => takeBackAll(true));
  return () => {
    leaving = true;
    takeBackAll();
    unsubscribe();
  };
}

interface CreateMessage {
  jsonrpc: "2.0";
  id: JsonRpcId;
  method: string;
  params?: unknown;
}
