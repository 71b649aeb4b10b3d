import {
  type ApprovalOption,
  type ApprovalRequest,
  approvalRequest,
} from "../core/ApprovalRequest.js";
import { asList, asObject, isObject, type JsonObject, jsonText, sameJson } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import type { ElicitationSource, JsonRpcId } from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ANSWERED_ELSEWHERE, ElicitationLimitError, InvalidParamsError } from "../queue/errors.js";
import { askUser, nextScope, reviewed } from "../transports/requests.js";
import { AnnouncedCalls, type ApprovalReview, lastOf, readDecision } from "./approvals.js";
import {
  type CodexApprovalResult,
  type CodexReader,
  codexReaders,
  type CodexReading,
  textIn,
} from "./readCodexApproval.js";

/** A request of `codex app-server`, as its JSON-RPC message. Untrusted. */
export interface CodexServerRequest {
  /** JSON-RPC ID. A repeated one is the same request. */
  id?: JsonRpcId | undefined;
  /** Name of the method. */
  method: string;
  /** Params as received. */
  params?: unknown;
}

/** An unchanged request of Codex, for `review`. Untrusted. */
export interface CodexApproval {
  /** Name of the method. */
  method: string;
  /** Params of the request. */
  params: Readonly<Record<string, unknown>>;
  /** The changes of the item, if it was announced. */
  changes?: unknown;
}

/** Options of `createCodexApprovalHandlers`. */
export interface CodexApprovalHandlersOptions
  extends ElicitationSource, ApprovalReview<CodexApproval> {}

/** Handlers for the JSON-RPC connection to `codex app-server`. */
export interface CodexApprovalHandlers {
  /**
   * Handles a request of the server.
   *
   * @param message the JSON-RPC message.
   * @param context `signal`: withdraws the request when it is aborted.
   * @returns the result to send, or `undefined` if the request is no approval: answer it yourself.
   * @throws {InvalidParamsError} -32602 if the params are malformed, or the decisions that Codex
   *   offers are unknown, repeated, or not those that it proposes.
   */
  request: (
    message: CodexServerRequest,
    context?: { signal?: AbortSignal | undefined },
  ) => Promise<CodexApprovalResult> | undefined;
  /**
   * Reads the params of `item/started`, `item/completed` and `item/fileChange/patchUpdated`.
   *
   * Other notifications are ignored.
   */
  item: (params: unknown) => void;
  /** Reads the params of `serverRequest/resolved`, which withdraws the request. */
  resolved: (params: unknown) => void;
}

/** An approval that waits for the user. */
interface OpenApproval {
  readonly id: string;
  readonly message: CodexServerRequest;
  /** Key of the item whose changes are approved. */
  readonly key: string | undefined;
  changes: unknown;
  readonly ask: () => Promise<Asked>;
  /** The latest request. It is replaced when the changes of the item change. */
  asked: Promise<Asked>;
  readonly stop: AbortController;
  result?: Promise<CodexApprovalResult>;
  /** Whether its ID was reused, so that no result is sent. */
  over?: boolean;
}

interface Asked {
  reading: CodexReading;
  request: ApprovalRequest;
  /** Missing if it exceeds a limit of the queue. */
  result: ElicitationResult | undefined;
}

/**
 * Creates the handlers for the approvals of `codex app-server`.
 *
 * They handle commands, network hosts, file changes and permissions, and the older
 * `execCommandApproval` and `applyPatchApproval`. Each decision that Codex offers is an answer, in
 * its order. Closing the request sends `cancel`, which stops the turn. A request over a limit of the
 * queue is declined.
 *
 * An approval of file changes has only the ID of its item, so pass the item notifications to `item`.
 * If the changes are updated while the request is open, it is shown again. Create handlers for each
 * connection, because they keep its items: at most 1,000 and 10 MB.
 *
 * @see https://github.com/openai/codex/tree/main/codex-rs/app-server#approvals
 * @example
 * const approvals = createCodexApprovalHandlers(queue, { requester: { name: "Codex" } });
 * socket.onmessage = async ({ data }) => {
 *   const message = JSON.parse(data);
 *   if (message.method === "serverRequest/resolved") approvals.resolved(message.params);
 *   else if (message.id === undefined) approvals.item(message.params);
 *   else {
 *     const result = await approvals.request(message);
 *     if (result) socket.send(JSON.stringify({ id: message.id, result }));
 *   }
 * };
 */
export function createCodexApprovalHandlers(
  queue: ElicitationQueue,
  { review, scopes, ...source }: CodexApprovalHandlersOptions,
): CodexApprovalHandlers {
  const announced = new AnnouncedCalls<unknown>();
  const open = new Map<string, OpenApproval>();
  const scope = nextScope();
  let last = 0;
  const idOf = (requestId: unknown) => String(jsonText([scope, requestId]));

  function openApproval(read: CodexReader, message: CodexServerRequest, id: string): OpenApproval {
    const { method, params } = message;
    if (!isObject(params)) throw new InvalidParamsError("params");
    const sessionId = params.threadId ?? params.conversationId;
    const toolCallId = params.itemId ?? params.callId;
    const known = {
      requestId: message.id,
      sessionId: typeof sessionId === "string" ? sessionId : undefined,
    };
    const key = keyOf(sessionId, toolCallId);
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      const { changes } = own;
      const reading = read(params, changes);
      const { parts, options } = reading;
      const reason = textIn(params, "reason");
      const asked = approvalRequest(parts, { ...(reason && { reason }), options });
      const call = { method, params, ...(changes !== undefined && { changes }) };
      const request = reviewed(asked, call, { review, scopes });
      // The queue finds the requests of a session by it.
      const sent = { ...request, sessionId, toolCallId };
      const result = await askUser(queue, source, sent, { id, signal }, known).catch(ifOverLimit);
      return { reading, request, result };
    };
    const changes = announced.get(key);
    const own = { id, message, key, changes, stop, ask } as OpenApproval;
    own.asked = ask();
    return own;
  }

  async function decide(own: OpenApproval): Promise<CodexApprovalResult> {
    try {
      const answered = await lastOf(own);
      // A result would settle the newer request with this ID.
      if (own.over) {
        own.stop.abort();
        await new Promise(() => {});
      }
      const { reading, request, result } = answered;
      const { granted } = asObject(result);
      return reading.resultOf(
        result ? readDecision(request, result)?.option : reading.options.find(isPlainRefusal),
        new Set(asList(granted)),
      );
    } finally {
      if (open.get(own.id) === own) open.delete(own.id);
      own.stop.abort();
    }
  }

  async function handle(read: CodexReader, message: CodexServerRequest, signal?: AbortSignal) {
    const id = idOf(message.id ?? { own: (last += 1) });
    const before = open.get(id);
    const isRepeated =
      before?.message.method === message.method && sameJson(before.message.params, message.params);
    if (before && isRepeated) return before.result!;
    const own = openApproval(read, message, id);
    if (before) {
      before.over = true;
      // The queue does not replace the old request by a malformed one.
      own.asked.catch(() => before.stop.abort());
    }
    open.set(id, own);
    const onAbort = () => own.stop.abort();
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort, { signal: own.stop.signal });
    return (own.result = decide(own));
  }

  return {
    request: (message, { signal } = {}) => {
      const read = codexReaders.get(message.method);
      return read && handle(read, message, signal);
    },
    item: (params) => {
      if (!isObject(params)) return;
      const { threadId, itemId, changes: updated } = params;
      // Other notifications, such as the output of an item, have neither.
      const item: JsonObject =
        updated === undefined
          ? asObject(params.item)
          : { type: "fileChange", id: itemId, changes: updated };
      const key = item.type === "fileChange" ? keyOf(threadId, item.id) : undefined;
      if (key === undefined) return;
      const { changes = null } = item;
      const isOver = item.status !== undefined && item.status !== "inProgress";
      if (isOver) announced.delete(key);
      else announced.set(key, changes);
      for (const own of open.values()) {
        if (own.key !== key || sameJson(own.changes, changes)) continue;
        own.changes = changes;
        // The queue replaces the open request of this ID.
        own.asked = own.ask();
        // `decide` reads it after the request that this one replaces.
        own.asked.catch(() => {});
      }
    },
    resolved: (params) => {
      open.get(idOf(asObject(params).requestId))?.stop.abort(ANSWERED_ELSEWHERE);
    },
  };
}

function ifOverLimit(error: unknown): undefined {
  if (!(error instanceof ElicitationLimitError)) throw error;
}

function isPlainRefusal({ kind, scope }: ApprovalOption): boolean {
  return kind === "deny" && scope === "once";
}

/** Returns the key of an item, or `undefined` without an ID. */
function keyOf(threadId: unknown, itemId: unknown): string | undefined {
  return typeof threadId === "string" && typeof itemId === "string"
    ? JSON.stringify([threadId, itemId])
    : undefined;
}
