import type { Approval } from "../protocol/Approval.js";
import type { ElicitationResult } from "../protocol/types.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { followedSignal } from "../queue/runningCalls.js";
import { ARRIVAL, arrivals, nextScope } from "./arrivals.js";
import { askPerson } from "./askPerson.js";
import type { ElicitationSource, JsonRpcId } from "./types.js";
import { sameJson } from "../protocol/sameJson.js";
import { readParams } from "./readParams.js";
import { toRpcError } from "./errors.js";

/** What the SDKs hand to the handler of a request: MCP's request, or ACP's context. */
export interface IncomingRequest {
  /** As they came: what lacks what its mode needs is refused (-32602). */
  params?: unknown;
  /** What was called. */
  method?: string | undefined;
  /** ACP: aborted when the agent takes the request back. */
  signal?: AbortSignal | undefined;
  /** ACP. */
  requestId?: JsonRpcId | null | undefined;
}

/** What the MCP SDKs hand to a handler besides, and the Claude Agent SDK. */
export interface IncomingContext {
  /** All but the MCP SDK v2. */
  signal?: AbortSignal | undefined;
  /** All but the MCP SDK v2. */
  requestId?: JsonRpcId | undefined;
  /** The MCP SDKs, of a server that has sessions. */
  sessionId?: string | undefined;
  /** The MCP SDK v2. */
  mcpReq?: { signal: AbortSignal; id?: JsonRpcId | undefined } | undefined;
  /** The MCP SDK v2: there for what came over the wire, be it `undefined`. */
  http?: unknown;
}

/** What the SDKs hand to the handler of a notification. */
export interface IncomingCompletion {
  params: { elicitationId: string };
}

/** What the MCP SDK v1 hands to the handler of `notifications/cancelled`. */
export interface IncomingCancellation {
  params: { requestId?: JsonRpcId | undefined };
}

/** Who asks through an SDK, and what its errors are. */
export interface ElicitationHandlersOptions extends ElicitationSource {
  /**
   * The error class of the SDK. The ACP SDK reports errors of other classes as internal errors
   * (-32603), so give it its own `RequestError`; the MCP SDKs need none. `@ai-sdk/mcp` has
   * none and reports what we refuse as an internal error: wrap its transport in `withDeliveryRetry`, which
   * itself refuses a mode that nobody knows (-32602). What is over a limit stays an internal error.
   */
  RequestError?: (new (code: number, message: string, data?: unknown) => Error) | undefined;
}

/** The latest request by an id, as long as it has no answer. */
interface Asked {
  /** By which the queue knows it. */
  id: string | undefined;
  requestId: JsonRpcId | undefined;
  params: unknown;
  /** Whether something else was asked by its id since, or it was taken back: no answer is sent. */
  over?: boolean;
}

/** The handlers of an SDK. */
export interface ElicitationHandlers {
  /** For `elicitation/create`. */
  create: (
    request: IncomingRequest,
    context?: IncomingContext,
    /** What the user approves, as the host reads the request. No SDK gives it. */
    approval?: Approval,
  ) => Promise<ElicitationResult>;
  /** For `notifications/elicitation/complete` (MCP) and `elicitation/complete` (ACP). */
  complete: (notification: IncomingCompletion) => void;
  /**
   * For `notifications/cancelled`, with the MCP SDK v1 alone: by itself it overlooks that the first
   * request of a connection is taken back, since the id of that is 0. It takes the place of the
   * SDK's own handler, so leave it out where the host answers other lengthy requests.
   */
  cancelled: (notification: IncomingCancellation) => void;
}

/**
 * Handlers that fit the MCP SDK v1, the MCP SDK v2, `@ai-sdk/mcp`, the ACP SDK and the Claude Agent
 * SDK as they are. Make them anew for each connection: the same request by the same id is one
 * question, asked once, and another connection counts its ids from the start. Connections that share
 * handlers are told apart by `withDeliveryRetry` alone: no SDK says which of them a request came by.
 *
 * An SDK tells nobody that an answer could not be sent. Where `withDeliveryRetry` wraps its transport,
 * the person is told, and can send it again.
 *
 * @example
 * const { create, complete, cancelled } = createElicitationHandlers(queue, { requester });
 * // MCP SDK v1, with `capabilities: queue.capabilities.mcp`
 * client.setRequestHandler(ElicitRequestSchema, create);
 * client.setNotificationHandler(ElicitationCompleteNotificationSchema, complete);
 * client.setNotificationHandler(CancelledNotificationSchema, cancelled);
 * // MCP SDK v2
 * client.setRequestHandler("elicitation/create", create);
 * client.setNotificationHandler("notifications/elicitation/complete", complete);
 * // @ai-sdk/mcp, with `capabilities: { elicitation: { form: {} } }`: it refuses what has a URL
 * client.onElicitationRequest(ElicitationRequestSchema, create);
 * // ACP SDK, with `clientCapabilities: queue.capabilities.acp` and the option `RequestError`. Params
 * // as they came: of a form that an agent passes on, the SDK's own reading drops `enumNames`.
 * client({ name: "editor" })
 *   .onRequest(methods.client.elicitation.create, (params) => params, create)
 *   .onNotification(methods.client.elicitation.complete, complete);
 */
export function createElicitationHandlers(
  queue: ElicitationQueue,
  { RequestError, ...source }: ElicitationHandlersOptions,
): ElicitationHandlers {
  const asked = new Map<string | undefined, Asked>();
  /** Ids that were taken back first: the SDK v1 hands on a notice sooner than a request. */
  const early = new Set<JsonRpcId | undefined>();
  const scope = nextScope();

  function takeBack(own: Asked | undefined) {
    if (!own) return;
    own.over = true;
    asked.delete(own.id);
    queue.disconnect(source.requester, own);
  }

  return {
    create: async (
      { params, method, ...acp },
      { mcpReq, sessionId, ...context } = {},
      approval,
    ) => {
      const { signal, requestId: given } = { ...acp, ...context };
      // In the rounds of 2026-07-28 the SDK v2 has a key in place of the id, the same in every call.
      const isSent = "http" in context || typeof mcpReq?.id === "number";
      const callSignal = mcpReq && !isSent ? followedSignal() : undefined;
      const requestId = (isSent ? mcpReq?.id : given) ?? undefined;
      const id =
        requestId === undefined ? requestId : JSON.stringify([scope, sessionId, requestId]);
      // These promises stay open: MCP wants no response to what was taken back, and the SDK would
      // send this one to a later request with the same id.
      if (id && early.delete(requestId)) await new Promise(() => {});
      let own = asked.get(id);
      if (!own || !sameJson(own.params, params)) {
        takeBack(own);
        own = { id, requestId, params };
      }
      if (id) asked.set(id, own);
      try {
        // ACP wants a mode; its early form, session/elicitation, took none for a form.
        const explicitMode = acp.requestId !== undefined && method === "elicitation/create";
        const request = readParams(params, explicitMode);
        const arrival = arrivals.get(request._meta?.[ARRIVAL] as object);
        const result = await askPerson(
          arrival ?? queue,
          source,
          request,
          { id, signal: mcpReq?.signal ?? signal, approval },
          { requestId, sessionId, signal: callSignal, ...arrival?.call },
        );
        if (own.over) await new Promise(() => {});
        return result;
      } catch (error) {
        if (!RequestError) throw error;
        const { code, message, data } = toRpcError(error);
        throw new RequestError(code, message, data);
      } finally {
        if (!own.over) asked.delete(id);
      }
    },
    complete: ({ params }) => queue.complete(params.elicitationId, source.requester),
    cancelled: ({ params: { requestId } }) => {
      // The SDK does not say of which session: where several have the id, it may be of none of these.
      const [own, other] = [...asked.values()].filter((each) => each.requestId === requestId);
      if (!other) takeBack(own);
      // What came just before is handed on before any timer, and what comes later is another request.
      if (own) return;
      early.add(requestId);
      setTimeout(() => early.delete(requestId));
    },
  };
}
