import type { ApprovalOption, ApprovalRequest } from "../core/ApprovalRequest.js";
import { urlRequest } from "../core/createRequest.js";
import { reportUncaught } from "../core/errors.js";
import type { ElicitationRequest } from "../core/protocol.js";
import { isSameRequest, type RequestIdentity } from "../core/session.js";
import type {
  ElicitationCall,
  ElicitationHandlers,
  ElicitationSource,
  JsonRpcId,
} from "../queue/ElicitationConnection.js";
import type { ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";
import { PendingRequests } from "./PendingRequests.js";
import { currentCallSignal } from "../queue/runningCalls.js";
import { readCodexApproval } from "./codexApproval.js";
import { toRpcError } from "./errors.js";
import { Arrival, askUser, elicitAnswer, nextScope, readParams } from "./requests.js";

/** Options of `createElicitationHandlers`. */
export interface ElicitationHandlersOptions extends ElicitationSource {
  /**
   * Error class of the SDK, for errors with a JSON-RPC code.
   *
   * Pass the ACP SDK's own `RequestError`: it reports errors of other classes as -32603. The MCP
   * SDKs need none. `@ai-sdk/mcp` has no such class and reports rejections as -32603. Wrap its
   * transport in `withDeliveryRetry`, which rejects unknown modes with -32602 by itself.
   *
   * @default the package's own errors
   */
  RequestError?: (new (code: number, message: string, data?: unknown) => Error) | undefined;
  /**
   * Shows Codex's questions about calls of MCP tools as approvals.
   *
   * They are empty forms with the call in `_meta`. Set it only for Codex: the requester says what is
   * approved.
   *
   * @default none: they are shown as confirmations
   */
  approvals?: "codex" | undefined;
  /**
   * Adds your own knowledge of the tool to an approval of `approvals`: a schema for its arguments,
   * notes, fewer options.
   *
   * @default the request unchanged
   */
  review?:
    | ((request: ApprovalRequest, call: { params: ElicitationRequest }) => ApprovalRequest)
    | undefined;
  /**
   * How long an answer to an approval of `approvals` may last. Options that last otherwise are left
   * out.
   *
   * @default all that Codex offers
   */
  scopes?: readonly ApprovalOption["scope"][] | undefined;
}

/** A request as it was received, with its JSON-RPC ID. */
type ReceivedRequest = RequestIdentity & Pick<ElicitationCall, "requestId">;

/**
 * Creates the request handlers for an MCP, ACP or Claude Agent SDK client.
 *
 * `queue.connection` has them with the calls and the transport of the same client. They fit the MCP
 * SDK v1 and v2, `@ai-sdk/mcp`, the ACP SDK and the Claude Agent SDK. Create handlers for each
 * connection, because request IDs restart at 0: on one connection, a repeated request with the same
 * ID gets the same response. Wrap the transport in `withDeliveryRetry` to let the user retry if a
 * response can't be sent; the SDKs don't report that.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @see https://agentclientprotocol.com/protocol/v1/elicitation
 * @example
 * const { create, complete, cancelled } = createElicitationHandlers(queue, { requester });
 * // MCP SDK v1, with `capabilities: queue.capabilities.mcp`
 * client.setRequestHandler(ElicitRequestSchema, create);
 * client.setNotificationHandler(ElicitationCompleteNotificationSchema, complete);
 * client.setNotificationHandler(CancelledNotificationSchema, cancelled);
 * // MCP SDK v2
 * client.setRequestHandler("elicitation/create", create);
 * client.setNotificationHandler("notifications/elicitation/complete", complete);
 * // The AI SDK (`@ai-sdk/mcp`), with `capabilities: { elicitation: { form: {} } }`: it refuses what has a URL
 * client.onElicitationRequest(ElicitationRequestSchema, create);
 * // ACP SDK, with `clientCapabilities: queue.capabilities.acp` and the option `RequestError`.
 * // `(params) => params` keeps `enumNames`, which the SDK's own parser drops.
 * client({ name: "editor" })
 *   .onRequest(methods.client.elicitation.create, (params) => params, create)
 *   .onNotification(methods.client.elicitation.complete, complete);
 */
export function createElicitationHandlers(
  queue: ElicitationQueue,
  { RequestError, approvals, review, scopes, ...source }: ElicitationHandlersOptions,
): ElicitationHandlers {
  const pending = new PendingRequests<string, ReceivedRequest>();
  /** IDs that were cancelled first: SDK v1 passes a notification on sooner than a request. */
  const early = new Set<JsonRpcId | undefined>();
  const scope = nextScope();

  /** Returns the open request that this one repeats, or else adds it. */
  function receive(id: string, given: ReceivedRequest) {
    const joined = pending.join(id, (open) => isSameRequest(open, given));
    if (joined) return joined;
    const own = pending.add(id, given);
    own.signal.addEventListener("abort", () => {
      pending.settle(own);
      queue.disconnect(source.requester, { id });
    });
    return own;
  }

  return {
    create: async ({ params, method, ...acp }, { mcpReq, sessionId, ...context } = {}) => {
      const { signal, requestId: given } = { ...acp, ...context };
      // In the rounds of 2026-07-28 the SDK v2 has a key in place of the id, the same in every call.
      const isSent = "http" in context || typeof mcpReq?.id === "number";
      const isRound = mcpReq !== undefined && !isSent;
      const callSignal = isRound ? currentCallSignal() : undefined;
      const requestId = (isSent ? mcpReq?.id : given) ?? undefined;
      const id =
        requestId === undefined ? requestId : JSON.stringify([scope, sessionId, requestId]);
      // These promises stay pending: MCP forbids a response to a cancelled request, and the SDK
      // would send this one to a later request with the same ID.
      if (id && early.delete(requestId)) return new Promise(() => {});
      const own = id ? receive(id, { requestId, request: params }) : undefined;
      try {
        // ACP wants a mode; its early form, session/elicitation, took none for a form.
        const explicitMode = acp.requestId !== undefined && method === "elicitation/create";
        const request = readParams(params, explicitMode);
        const arrival = Arrival.in(request);
        const { name } = source.requester;
        const codex =
          approvals === "codex" ? readCodexApproval(request, name, { review, scopes }) : undefined;
        const settleOn = isRound ? ("completion" as const) : undefined;
        const more = { id, signal: mcpReq?.signal ?? signal, settleOn };
        const call = { requestId, sessionId, signal: callSignal, ...arrival?.call };
        const asked = (codex && arrival?.as(codex)) ?? arrival ?? queue;
        const result = await askUser(asked, source, codex?.request ?? request, more, call);
        if (own?.silent) return new Promise(() => {});
        return codex ? codex.toResult(result) : result;
      } catch (error) {
        if (!RequestError) throw error;
        const { code, message, data } = toRpcError(error);
        throw new RequestError(code, message, data);
      } finally {
        pending.settle(own);
      }
    },
    complete: ({ params }) => queue.complete(params.elicitationId, source.requester),
    cancelled: ({ params: { requestId } }) => {
      // The SDK does not say of which session: where several have the id, it may be of none of these.
      const [own, other] = [...pending.values()].filter((each) => each.requestId === requestId);
      if (!other) own?.withdraw();
      // A cancellation that came just before is passed on before any timer. A later one is for
      // another request.
      if (own) return;
      early.add(requestId);
      setTimeout(() => early.delete(requestId));
    },
  };
}

/** Options of `openLink`. */
export interface OpenLinkOptions extends Pick<ElicitOptions, "requester" | "context" | "signal"> {
  /**
   * The requester's reason to open the link. Untrusted.
   *
   * @default no message
   */
  message?: string | undefined;
}

/**
 * Shows a link for consent before it opens, as a URL request in the queue.
 *
 * For links of MCP Apps (`ui/open-link`) or of any other untrusted source. While it is open, the
 * same link is the same request.
 *
 * @returns whether the user opened the link.
 * @throws {ElicitationModeError} -32602 if the queue doesn't support URL mode.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @example
 * bridge.onopenlink = async ({ url }) => {
 *   const isOpened = await openLink(queue, url, { requester });
 *   return { isError: !isOpened };
 * };
 */
export async function openLink(
  queue: ElicitationQueue,
  url: string,
  { message = "", ...options }: OpenLinkOptions,
): Promise<boolean> {
  const id = JSON.stringify(["link", url, message]);
  // No server reports completion, so a second click on the link is a new request.
  const request = urlRequest(message, url);
  const { action } = await elicitAnswer(queue, request, { ...options, id }, () => false);
  return action === "accept";
}

/** A click event, of the browser or of React. */
export interface ClickLike {
  /** The clicked element. */
  target: EventTarget | null;
  /** Returns the path of the event, innermost first. */
  composedPath?: () => EventTarget[];
  /** The browser's event behind a React event. */
  nativeEvent?: Pick<ClickLike, "composedPath">;
  /** Keeps the browser from opening the link. */
  preventDefault(): void;
}

const LINK = "a[*|href], area[href]";

/**
 * Creates a click handler that shows links for consent before they open.
 *
 * Put it on the element around text that a model or a server wrote, such as Markdown. Links within
 * the page keep working. Links in open shadow roots are found; those in closed ones can't be.
 *
 * @returns a handler for `onClick` and `onAuxClick` (a middle click opens a link too).
 * @example
 * const onLink = createLinkHandler(queue, { requester });
 * message.addEventListener("click", onLink);
 * message.addEventListener("auxclick", onLink);
 */
export function createLinkHandler(
  queue: ElicitationQueue,
  options: OpenLinkOptions,
): (event: ClickLike) => void {
  return (event) => {
    // Found by a selector, not by `instanceof`: every frame has classes of its own. The path leads into
    // shadow roots, of which the target is their host alone.
    const path = (event.nativeEvent ?? event).composedPath?.() as Element[] | undefined;
    const target = event.target as Element | null;
    const link = path?.find((each) => each.matches?.(LINK)) ?? target?.closest?.(LINK);
    if (!link) return;
    // The address as the browser resolves it, by the base of the page. On a link of SVG, `href` is
    // no text.
    const url = "href" in link && typeof link.href === "string" ? link.href : "";
    const [page, place] = url.split("#", 2);
    if (place !== undefined && page === link.ownerDocument.URL.split("#", 1)[0]) return;
    event.preventDefault();
    openLink(queue, url, options).catch(reportUncaught);
  };
}
