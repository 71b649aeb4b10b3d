import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { askPerson } from "./askPerson.js";
import type { ElicitationSource } from "./ElicitationSource.js";
import type { JsonRpcId } from "./JsonRpc.js";
import { toRpcError } from "./toRpcError.js";

/** What the SDKs hand to the handler of a request: MCP's request, or ACP's context. */
export interface IncomingRequest {
  params: ElicitationRequest;
  /** ACP: aborted when the agent takes the request back. */
  signal?: AbortSignal;
}

/** What the MCP SDKs hand to a handler besides. */
export interface IncomingContext {
  /** MCP SDK v1. */
  signal?: AbortSignal;
  /** MCP SDK v1. */
  requestId?: JsonRpcId;
  /** MCP SDK v2. */
  mcpReq?: { signal: AbortSignal };
}

/** What the SDKs hand to the handler of a notification. */
export interface IncomingCompletion {
  params: { elicitationId: string };
}

/** What the MCP SDK v1 hands to the handler of `notifications/cancelled`. */
export interface IncomingCancellation {
  params: { requestId?: JsonRpcId };
}

/** Who asks through an SDK, and what its errors are. */
export interface ElicitationHandlersOptions extends ElicitationSource {
  /**
   * The error class of the SDK. The ACP SDK reports errors of other classes as internal errors
   * (-32603), so give it its own `RequestError`; the MCP SDKs need none.
   */
  RequestError?: new (code: number, message: string, data?: unknown) => Error;
}

/** The handlers of an SDK. */
export interface ElicitationHandlers {
  /** For `elicitation/create`. */
  create: (request: IncomingRequest, context?: IncomingContext) => Promise<ElicitationResult>;
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
 * Handlers that fit the MCP SDK v1, the MCP SDK v2 and the ACP SDK as they are.
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
 * // ACP SDK, with `clientCapabilities: queue.capabilities.acp` and the option `RequestError`
 * client({ name: "editor" })
 *   .onRequest(methods.client.elicitation.create, create)
 *   .onNotification(methods.client.elicitation.complete, complete);
 */
export function createElicitationHandlers(
  queue: ElicitationQueue,
  { RequestError, ...source }: ElicitationHandlersOptions,
): ElicitationHandlers {
  const asked = new Map<JsonRpcId | undefined, AbortController>();
  return {
    create: async ({ params, signal: ofRequest }, context) => {
      const outer = context?.mcpReq?.signal ?? context?.signal ?? ofRequest;
      const abort = new AbortController();
      const id = context?.requestId;
      const onAbort = () => abort.abort();
      if (outer?.aborted) onAbort();
      outer?.addEventListener("abort", onAbort);
      asked.set(id, abort);
      try {
        return await askPerson(queue, source, params, { signal: abort.signal });
      } catch (error) {
        if (!RequestError) throw error;
        const { code, message, data } = toRpcError(error);
        throw new RequestError(code, message, data);
      } finally {
        outer?.removeEventListener("abort", onAbort);
        asked.delete(id);
      }
    },
    complete: ({ params }) => queue.complete(params.elicitationId, source.requester),
    cancelled: ({ params: { requestId } }) => {
      if (requestId !== undefined) asked.get(requestId)?.abort();
    },
  };
}
