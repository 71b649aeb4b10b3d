import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { isObject, type JsonObject, sameJson } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import type { IncomingRequest } from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { InvalidParamsError } from "../queue/errors.js";
import { toRpcError } from "../transports/errors.js";
import type { ElicitationHandlersOptions } from "../transports/handlers.js";
import { askUser, nextScope, reviewed } from "../transports/requests.js";
import {
  AnnouncedCalls,
  type ApprovalReview,
  bytesOf,
  digestMeta,
  lastOf,
  readAnswer,
} from "./approvals.js";
import { readPermission } from "./readPermission.js";

/** A permission request as it came in, for `review`. Untrusted. */
export interface AcpPermission {
  /** Params of `session/request_permission`. */
  params: Readonly<Record<string, unknown>>;
  /** The tool call, with all that the agent has announced of it. */
  toolCall: Readonly<Record<string, unknown>>;
}

/** Options of `createAcpPermissionHandlers`. */
export interface AcpPermissionHandlersOptions
  extends
    Omit<ElicitationHandlersOptions, "approvals" | "review" | "scopes">,
    ApprovalReview<AcpPermission> {}

/** The response to ACP's `session/request_permission`. */
export interface PermissionDecision {
  /** The selected option, or `cancelled`. */
  outcome:
    | {
        /** The user selected an option. */
        outcome: "selected";
        /** ID of the option. */
        optionId: string;
      }
    | {
        /** The user dismissed the request. */
        outcome: "cancelled";
      };
  /** The digest of what was on screen. */
  _meta?: { [key: string]: unknown };
}

/** Handlers to register with the ACP SDK. */
export interface AcpPermissionHandlers {
  /**
   * Handles `session/request_permission`.
   *
   * @throws {InvalidParamsError} -32602 if the params are malformed, have no option, or two options
   *   with one ID.
   * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
   */
  request: (request: IncomingRequest) => Promise<PermissionDecision>;
  /** Reads the params of `session/update`. Call it in your handler of that method. */
  update: (params: unknown) => void;
}

/** A permission that waits for the user. */
interface OpenPermission {
  readonly id: string;
  readonly params: JsonObject;
  readonly calls: { key: string | undefined; call: AnnouncedCall }[];
  readonly ask: () => Promise<{ request: ApprovalRequest; result: ElicitationResult }>;
  /** The latest request. It is another one once a call has changed. */
  asked: ReturnType<OpenPermission["ask"]>;
  decision?: Promise<PermissionDecision>;
  /** Whether its ID was reused, so that no response is sent. */
  over?: boolean;
}

/**
 * Creates the handlers of ACP's `session/request_permission` (v1 and v2), as approvals.
 *
 * Each option is an answer, with the agent's text, in the agent's order. Closing the request sends
 * `cancelled`. A permission may name only the ID of a tool call that was announced before, so pass
 * every `session/update` to `update`. A call that changes while its request is open is shown again.
 *
 * Create handlers for each connection: they keep the open calls of its sessions, at most 1,000 and
 * 10 MB.
 *
 * @see https://agentclientprotocol.com/protocol/v1/tool-calls#requesting-permission
 * @example
 * const permission = createAcpPermissionHandlers(queue, { requester, RequestError });
 * // With the ACP SDK's `editor = client({ name: "editor" })`
 * editor
 *   .onRequest(methods.client.session.requestPermission, permission.request)
 *   .onNotification(methods.client.session.update, ({ params }) => permission.update(params));
 */
export function createAcpPermissionHandlers(
  queue: ElicitationQueue,
  { RequestError, review, scopes, ...source }: AcpPermissionHandlersOptions,
): AcpPermissionHandlers {
  const announced = new AnnouncedCalls<KeptCall>();
  const open = new Map<string, OpenPermission>();
  const scope = nextScope();
  let last = 0;

  function announce(key: string, update: CallUpdate) {
    announceCall(announced, key, update);
    for (const own of open.values()) {
      const changed = own.calls.filter((each) => {
        if (each.key !== key) return false;
        const { call } = each;
        each.call = updateCall(call, update);
        return !sameJson(each.call, call);
      });
      if (changed.length === 0) continue;
      // The queue replaces the open request of this ID.
      own.asked = own.ask();
      // `decide` reads it after the request that this one replaces.
      own.asked.catch(() => {});
    }
  }

  function openPermission(params: JsonObject, { requestId, signal }: IncomingRequest, id: string) {
    const { sessionId, subject, toolCall } = params;
    const inSubject = isObject(subject) ? subject.toolCall : undefined;
    const updates: CallUpdate[] = [
      ...(isObject(toolCall) ? [{ members: toolCall, version: 1 as const }] : []),
      ...(isObject(inSubject) ? [{ members: inSubject, version: 2 as const }] : []),
    ];
    const calls = updates.map((update) => {
      const key = callKey(sessionId, update.members.toolCallId);
      const call = updateCall(copyOf(announced.get(key)), update);
      // The params of a permission describe its own call, not another open permission.
      if (key !== undefined) announceCall(announced, key, update);
      return { key, call };
    });
    const ask: OpenPermission["ask"] = async () => {
      const members = calls.map(({ call }) => call.members);
      const [first] = updates;
      const call = { params, toolCall: { ...first?.members, ...members[0] } };
      const request = reviewed(readPermission(params, members), call, { review, scopes });
      const known = {
        requestId: requestId ?? undefined,
        sessionId: typeof sessionId === "string" ? sessionId : undefined,
      };
      return { request, result: await askUser(queue, source, request, { id, signal }, known) };
    };
    const own: OpenPermission = { id, params, calls, ask, asked: ask() };
    return own;
  }

  async function decide(own: OpenPermission): Promise<PermissionDecision> {
    try {
      const answered = await lastOf(own);
      // The SDK would send this response to the request that has the ID now.
      if (own.over) await new Promise(() => {});
      const answer = readAnswer(answered.request, answered.result);
      if (!answer) return { outcome: { outcome: "cancelled" } };
      const meta = digestMeta(answer);
      return {
        outcome: { outcome: "selected", optionId: answer.option.id },
        ...(meta && { _meta: meta }),
      };
    } finally {
      if (open.get(own.id) === own) open.delete(own.id);
    }
  }

  return {
    request: async (incoming) => {
      try {
        const { params, requestId } = incoming;
        if (!isObject(params)) throw new InvalidParamsError("params");
        const id = JSON.stringify([scope, requestId ?? { own: (last += 1) }]);
        const before = open.get(id);
        if (before && sameJson(before.params, params)) return await before.decision!;
        if (before) before.over = true;
        const own = openPermission(params, incoming, id);
        // The queue does not replace the old request by a malformed one.
        if (before) own.asked.catch(() => queue.disconnect(source.requester, { id }));
        open.set(id, own);
        return await (own.decision = decide(own));
      } catch (error) {
        if (!RequestError) throw error;
        const { code, message, data } = toRpcError(error);
        throw new RequestError(code, message, data);
      }
    },
    update: (params) => {
      const read = readCallUpdate(params);
      if (read) announce(read.key, read.update);
    },
  };
}

/** The members of a tool call that a permission reads. */
const MEMBERS = ["title", "kind", "name", "rawInput", "content", "locations", "_meta"];
/** Statuses after which no permission is asked. */
const OVER = new Set<unknown>(["completed", "failed", "cancelled"]);

/** A tool call of ACP, as far as the agent has described it. */
export interface AnnouncedCall {
  readonly members: JsonObject;
  /** Whether it is of ACP v1, where `null` changes nothing. In v2 it clears. */
  readonly isFirstVersion: boolean;
}

/** An announced call. Updates change it in place, because a copy of all of it is slow. */
export interface KeptCall extends AnnouncedCall {
  readonly members: Record<string, unknown>;
  isFirstVersion: boolean;
  /** How many bytes each member has as JSON, with its name. */
  readonly sizes: Map<string, number>;
}

/** An update of a tool call: of `session/update`, or in the params of a permission. */
interface CallUpdate {
  readonly members: JsonObject;
  /** Missing for `tool_call_update`, which both versions have. */
  readonly version?: 1 | 2 | undefined;
}

/** Returns a tool call with an update applied. Lists are replaced, except by a chunk of v2. */
export function updateCall(
  call: AnnouncedCall | undefined,
  { members, version }: CallUpdate,
): AnnouncedCall {
  const isFirstVersion = version ? version === 1 : (call?.isFirstVersion ?? false);
  const kept = call?.members ?? {};
  if (members.sessionUpdate === "tool_call_content_chunk") {
    const before: unknown[] = Array.isArray(kept.content) ? kept.content : [];
    return { members: { ...kept, content: [...before, members.content] }, isFirstVersion };
  }
  const changed = MEMBERS.filter((key) => {
    const value = members[key];
    return value !== undefined && !(isFirstVersion && value === null);
  });
  const changes = Object.fromEntries(changed.map((key) => [key, members[key]]));
  return { members: { ...kept, ...changes }, isFirstVersion };
}

/** Keeps a tool call with an update applied, until it is over. */
export function announceCall(
  calls: AnnouncedCalls<KeptCall>,
  key: string,
  update: CallUpdate,
): void {
  const { status, sessionUpdate, content } = update.members;
  if (OVER.has(status)) {
    calls.delete(key);
    return;
  }
  const call: KeptCall = calls.get(key) ?? { members: {}, isFirstVersion: false, sizes: new Map() };
  const { members, sizes } = call;
  const brought = updateCall({ ...call, members: {} }, update);
  if (sessionUpdate === "tool_call_content_chunk" && Array.isArray(members.content)) {
    const comma = Math.min(members.content.length, 1);
    sizes.set("content", sizes.get("content")! + comma + bytesOf(content));
    members.content.push(content);
  } else {
    for (const [name, value] of Object.entries(brought.members)) {
      // A copy, because chunks are added to it.
      members[name] = Array.isArray(value) ? [...(value as unknown[])] : value;
      sizes.set(name, bytesOf({ [name]: value }) - 2);
    }
  }
  call.isFirstVersion = brought.isFirstVersion;
  let bytes = bytesOf([key, { ...brought, members: {} }]) + Math.max(sizes.size - 1, 0);
  for (const size of sizes.values()) bytes += size;
  calls.set(key, call, bytes);
}

/** Returns a copy of a call that later chunks do not change. */
function copyOf(call: KeptCall | undefined): AnnouncedCall | undefined {
  if (!Array.isArray(call?.members.content)) return call;
  const content = [...(call.members.content as unknown[])];
  return { ...call, members: { ...call.members, content } };
}

/** Returns the name of a tool call, or `undefined` if it has none. */
function callKey(sessionId: unknown, toolCallId: unknown): string | undefined {
  return typeof sessionId === "string" && typeof toolCallId === "string"
    ? JSON.stringify([sessionId, toolCallId])
    : undefined;
}

/** Reads the params of `session/update`, if they are about a tool call. */
function readCallUpdate(params: unknown): { key: string; update: CallUpdate } | undefined {
  if (!isObject(params) || !isObject(params.update)) return undefined;
  const members = params.update;
  const key = callKey(params.sessionId, members.toolCallId);
  if (key === undefined) return undefined;
  switch (members.sessionUpdate) {
    case "tool_call":
      return { key, update: { members, version: 1 } };
    case "tool_call_content_chunk":
      return { key, update: { members, version: 2 } };
    case "tool_call_update":
      return { key, update: { members } };
    default:
      return undefined;
  }
}
