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
  type AnnouncedCall,
  AnnouncedCalls,
  callKey,
  type CallUpdate,
  readCallUpdate,
  updateCall,
} from "./AnnouncedCalls.js";
import { type ApprovalReview, digestMeta, readAnswer } from "./approvals.js";
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
  const announced = new AnnouncedCalls();
  const open = new Map<string, OpenPermission>();
  const scope = nextScope();
  let last = 0;

  function announce(key: string, update: CallUpdate) {
    announced.apply(key, update);
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
      const call = updateCall(announced.get(key), update);
      if (key !== undefined) announce(key, update);
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
      let asked;
      let answered;
      do {
        asked = own.asked;
        answered = await asked;
      } while (asked !== own.asked);
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
