import type { ApprovalRequest, ApprovalResult } from "../core/ApprovalRequest.js";
import type { TypedFormRequest, TypedResult } from "../core/createRequest.js";
import type {
  ElicitationProgress,
  ElicitationRequest,
  ElicitationResult,
  Requester,
} from "../core/protocol.js";
import type { Emitter } from "../core/Emitter.js";
import type { ElicitationStatus } from "../core/session.js";
import type { Timers } from "../core/timers.js";
import type { Limits } from "./createLimiter.js";
import type {
  ConnectionOptions,
  ElicitationCall,
  ElicitationConnection,
} from "./ElicitationConnection.js";
import type { CalledItem, ConnectionFields, RunningCall } from "./runningCalls.js";

/** Modes of a request. Only your code and the adapters of agents send approvals. */
export type ElicitationMode = "form" | "url" | "approval";

/** The modes of a queue by default. */
export const EVERY_MODE: readonly ElicitationMode[] = ["form", "url", "approval"];

/** The declared modes. A mode that is not supported is missing, never `null`. */
export type DeclaredModes = {
  /** Form mode. */
  form?: Record<string, never>;
  /** URL mode. */
  url?: Record<string, never>;
};

/** Client capabilities to declare when connecting, by protocol. */
export interface ElicitationCapabilities {
  /**
   * For `capabilities` of an MCP client.
   *
   * `applyDefaults` is never declared: SDKs would then restore defaults that the user has cleared.
   */
  mcp: {
    /** Modes of elicitation. Missing if there are none. */
    elicitation?: DeclaredModes;
  };
  /** For ACP's `initialize`: `clientCapabilities` in v1, `capabilities` in the draft of v2. */
  acp: {
    /** Modes of elicitation. Missing if there are none. */
    elicitation?: DeclaredModes;
  };
}

/**
 * Returns the capabilities for exactly these modes. Approvals are in none, because no server sends
 * them.
 *
 * Without a mode, `elicitation` is missing, because an empty one means forms in MCP.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#capabilities
 * @example
 * capabilitiesOf(["form"]).mcp; // { elicitation: { form: {} } }
 */
export function capabilitiesOf(modes: readonly ElicitationMode[]): ElicitationCapabilities {
  const known = modes.filter((mode) => mode !== "approval");
  const declared: { elicitation?: DeclaredModes } =
    known.length > 0 ? { elicitation: Object.fromEntries(known.map((mode) => [mode, {}])) } : {};
  return { mcp: declared, acp: declared };
}

export type { ElicitationStatus };

/**
 * A request in a queue.
 *
 * It is one object for the whole life of the request, and its state changes: `<Elicitation>` and
 * `useElicitation` render again by themselves. Elsewhere, read it when the queue calls you.
 */
export interface ElicitationItem {
  /** Identifies the request in this page. Use it as the `key` of a component. */
  id: number;
  /** The request as received. Untrusted. */
  request: ElicitationRequest;
  /** The requester, from your configuration. */
  requester: Requester;
  /** The `context` given to `elicit`, and that of its call: a chat, a tool call, a message. */
  context?: unknown;
  /** Approvals of one group are shown together, as a list. */
  group?: string | undefined;
  /** Status of the request. */
  status: ElicitationStatus;
  /** Whether the server reported that the user is done with the page. */
  completed: boolean;
  /**
   * Whether the requester withdrew the request while it was on screen.
   *
   * It was cancelled, and stays until it is dismissed. `"elsewhere"` means that another page may
   * have responded.
   */
  withdrawn: boolean | "elsewhere";
  /** When the time to respond is over, in milliseconds since 1970. */
  expiresAt?: number | undefined;
  /** Position among the requests of one call. */
  progress?: ElicitationProgress | undefined;
  /** Whether the requester sends so many requests that the user can block it. */
  rateLimited: boolean;
  /**
   * Responds to the request. Resolves when the transport has taken the response.
   *
   * Rejects if the response could not be sent, which can be tried again, or came too late
   * (`ElicitationSettledError`). Then nothing was sent.
   */
  respond: (result: ElicitationResult) => Promise<void>;
  /** Reports that the user is done with the page. Rejects if that could not be sent. */
  finish: () => Promise<void>;
  /** Removes the request. An open one is cancelled. */
  dismiss: () => void;
  /** Blocks the requester. See `ElicitationQueue.block`. */
  block: () => void;
  /**
   * Reports that the request is on screen, which pauses the timeout of its call.
   *
   * `<Elicitation>` and `<ElicitationDialog>` call it for you. Call it where your own component, or
   * a program without components, shows the request.
   */
  markShown: () => void;
  /**
   * Calls a listener after every change of this request.
   *
   * @returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}

/** Options of `queue.elicit`. */
export interface ElicitOptions {
  /** The requester, from your configuration: never from the server. */
  requester: Requester;
  /**
   * The requester's own ID of this request, unique on its connection.
   *
   * An equal request with the same ID is the same request: while it is open, both get its one
   * response. For 60 seconds after, the same response is returned again, because event streams may
   * repeat messages. A different request with the same ID ends the first; so does `disconnect`.
   */
  id?: string | number | undefined;
  /**
   * Identifies the request for your app: a tool call, a message, a thread.
   *
   * If it and the `context` of its call are plain objects, `item.context` has the properties of
   * both. A form takes over no input of a request that differs in one of them, such as `chatId`, but
   * for `toolCallId`.
   *
   * @default the `context` of the `withElicitation` call it belongs to, if that is certain
   */
  context?: unknown;
  /**
   * Shows the approvals of one group and requester together, as a list.
   *
   * Each of them has its own response.
   *
   * @default none: they are shown one after another
   */
  group?: string | undefined;
  /** The call that the request belongs to, if its protocol says so. */
  call?: ElicitationCall | undefined;
  /**
   * Identifies the running call. A relay sets it; elsewhere `withElicitation` says it.
   *
   * A second form of the same call with the same fields starts with the user's answers.
   */
  callId?: string | undefined;
  /**
   * Withdraws the request: it settles with `cancel`.
   *
   * If an `<Elicitation>` shows it, it stays there, read-only, until the user closes it.
   */
  signal?: AbortSignal | undefined;
  /**
   * When the time to respond is over, in milliseconds since 1970.
   *
   * @default never
   */
  expiresAt?: number | undefined;
  /** Position among the requests of one call. */
  progress?: ElicitationProgress | undefined;
  /**
   * When an accepted URL request settles.
   *
   * `"accept"`: as soon as the user opens the page. `"completion"`: when the user or the server
   * reports that the user is done there; dismissing it before sends `cancel`. Use it for protocols
   * in which the response continues the call.
   *
   * @default "accept"
   */
  settleOn?: "accept" | "completion" | undefined;
  /**
   * Sends the result to the requester. The request settles when this resolves.
   *
   * If it throws or rejects, the user sees an error and can retry. Automatic cancels (abort,
   * expiry, disconnect) are sent once, and their errors are ignored.
   *
   * @default nothing is sent: use the promise of `elicit`
   */
  deliver?: ((result: ElicitationResult) => void | Promise<void>) | undefined;
  /**
   * Whether other pages show the same request.
   *
   * Then `disconnect` delivers no `cancel`, because another page can still respond.
   *
   * @default false
   */
  shared?: boolean | undefined;
}

/** Options of a request that `intercept` receives. */
export type InterceptContext = Pick<ElicitOptions, "requester" | "signal" | "progress">;

/** A result, or nothing to ask the user. */
export type Interception = ElicitationResult | undefined | null | void;

/** Responds to requests in place of the user. */
export type Intercept = (
  request: ElicitationRequest,
  context: InterceptContext,
) => Interception | Promise<Interception>;

/** Options of `createElicitationQueue`. */
export interface ElicitationQueueOptions {
  /**
   * Called before a request is shown. A returned result settles the request.
   *
   * While its promise is pending, the request is not shown and blocks no other. If it returns
   * nothing or fails, the user is asked.
   */
  intercept?: Intercept | undefined;
  /**
   * Limits of each requester.
   *
   * @default the defaults in `Limits`
   */
  limits?: Limits | undefined;
  /**
   * Modes that your app can show. Requests of other modes are rejected with -32602.
   *
   * @default ["form", "url", "approval"]
   */
  modes?: readonly ElicitationMode[] | undefined;
  /**
   * How long a completed URL request stays visible, in milliseconds.
   *
   * @default 4000
   */
  retainCompleted?: number | undefined;
  /**
   * Called when a request was added.
   *
   * Not called for requests that are rejected, or cancelled because their requester is blocked.
   */
  onRequest?: ((item: ElicitationItem) => void) | undefined;
  /**
   * Called when a request has its result: answered, cancelled or withdrawn.
   *
   * The result is the one that the requester got: if a request ends while a response is on its way,
   * it is called when that has arrived or failed. Use it with `onRequest` for history and analytics.
   *
   * @example
   * const queue = createElicitationQueue({
   *   onSettled: ({ request, requester }, result) => log({ request, requester, result }),
   * });
   */
  onSettled?: ((item: ElicitationItem, result: ElicitationResult) => void) | undefined;
  /**
   * Called once for a request that nothing has shown for 3 s. Use it for telemetry.
   *
   * The user can't answer it: no component reads the queue, a `filter` is wrong, or no page is
   * connected to the relay. Requests behind one that is on screen don't count. In development, a
   * warning in the browser's console names the cause.
   *
   * @example
   * const queue = createElicitationQueue({
   *   onUnshown: ({ requester, context }) => report("elicitation unshown", requester.name, context),
   * });
   */
  onUnshown?: ((item: ElicitationItem) => void) | undefined;
  /**
   * Clock for deadlines. For tests.
   *
   * @default the system clock
   */
  timers?: Timers | undefined;
  /**
   * Called with each response that could not be sent, and with errors of your functions.
   *
   * The form offers "Try again" and never shows the error. Late responses
   * (`ElicitationSettledError`) and automatic cancels that can't be sent are not reported.
   *
   * @default reportError, in Node console.error
   */
  onError?: ((error: unknown) => void) | undefined;
}

/** A requester the user blocked. Its requests are cancelled without being shown. */
export interface BlockedRequester {
  /** The requester. */
  requester: Requester;
  /** Number of requests cancelled since it was blocked. */
  cancelled: number;
}

/** Limits `disconnect` to some requests of a requester. */
export interface ConnectionPart {
  /**
   * ID of one request, as passed to `elicit`.
   *
   * @default all requests
   */
  id?: ElicitOptions["id"] | undefined;
  /**
   * `sessionId` in the params of the requests (ACP).
   *
   * @default all sessions
   */
  sessionId?: string | undefined;
}

/** State of a queue: a new object with every change. Its items stay the same objects. */
export interface ElicitationSnapshot {
  /**
   * The request to show now.
   *
   * A request that was withdrawn on screen comes first, then the first open one, then the latest
   * that is settled and not dismissed yet.
   */
  item: ElicitationItem | undefined;
  /**
   * All requests that can be shown: open ones, then settled and expired ones.
   *
   * Requesters take turns. A new request comes before none that is on screen.
   */
  items: readonly ElicitationItem[];
  /** Number of open requests behind `item`. */
  waiting: number;
  /** The blocked requesters. */
  blocked: readonly BlockedRequester[];
  /** Requesters that exceeded a limit within the last minute. */
  rateLimited: readonly Requester[];
}

/**
 * Holds the requests of any number of requesters, and settles each exactly once.
 *
 * It depends on no transport and runs without React.
 */
export interface ElicitationQueue {
  /** Client capabilities to declare in each protocol, for the modes of this queue. */
  readonly capabilities: ElicitationCapabilities;
  /**
   * Connects an MCP client or an ACP agent to this queue.
   *
   * Create one connection per open client. Once the client has closed, the connection can serve the next one.
   *
   * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#streamable-http
   * @example
   * const { create, complete, wrap, fetch, call, close } = queue.connection({ requester });
   * client.setRequestHandler("elicitation/create", create);
   * client.setNotificationHandler("notifications/elicitation/complete", complete);
   * client.onclose = close;
   * await client.connect(wrap(new StreamableHTTPClientTransport(url, { fetch })));
   * const result = await call((options) => client.callTool(params, options), {
   *   context: toolCallId,
   * });
   */
  connection(options: ConnectionOptions): ElicitationConnection;
  /**
   * Adds a request, and resolves with its one result.
   *
   * @throws {ElicitationModeError} -32602 if the queue doesn't support the mode.
   * @throws {InvalidParamsError} -32602 if an approval has a malformed part or option.
   * @throws {ElicitationLimitError} -32029 if the requester exceeds one of the `limits`.
   * @example
   * const request = approvalRequest({ type: "command", command: "npm test" });
   * const result = await queue.elicit(request, { requester });
   * if (result.action === "accept" && result.allowed) run();
   */
  elicit(request: ApprovalRequest, options: ElicitOptions): Promise<ApprovalResult>;
  /**
   * Adds a request, and resolves with its one result.
   *
   * @throws {ElicitationModeError} -32602 if the queue doesn't support the mode.
   * @throws {ElicitationLimitError} -32029 if the requester exceeds one of the `limits`.
   * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#response-actions
   * @example
   * const result = await queue.elicit(formRequest("Continue?"), { requester });
   * if (result.action === "accept") log("confirmed");
   */
  elicit<Content>(
    request: TypedFormRequest<Content>,
    options: ElicitOptions,
  ): Promise<TypedResult<Content>>;
  /**
   * Adds a request, and resolves with its one result.
   *
   * @throws {ElicitationModeError} -32602 if the queue doesn't support the mode.
   * @throws {ElicitationLimitError} -32029 if the requester exceeds one of the `limits`.
   */
  elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult>;
  /**
   * Marks a URL request as completed, as reported by the server.
   *
   * Ignores unknown IDs, settled requests and, if `requester` is given, requests of others.
   *
   * @param elicitationId ID in `notifications/elicitation/complete`.
   */
  complete(elicitationId: string, requester?: Requester): void;
  /**
   * Cancels all requests of a requester after its connection closed.
   *
   * @param part limits it to one request or one session, if the connection stays.
   * @example
   * queue.disconnect(requester, { sessionId }); // one session of an ACP agent was cancelled
   */
  disconnect(requester: Requester, part?: ConnectionPart): void;
  /** Cancels all requests after all connections closed. */
  disconnectAll(): void;
  /**
   * Cancels a request whose requester no longer waits.
   *
   * If it is on screen, it stays there as `expired` until the user dismisses it.
   *
   * @param id `id` of the item.
   */
  expire(id: number): void;
  /** All requests that can be shown now. Same as `getSnapshot().items`. */
  readonly items: readonly ElicitationItem[];
  /** All requests without a result, including those that `intercept` holds. */
  readonly unanswered: readonly ElicitationItem[];
  /**
   * Marks a request as visible in a filtered view.
   *
   * It then stays in that view after it expires or completes. `useElicitation` with a `filter`
   * calls this for you.
   *
   * @param id `id` of the item.
   */
  markPlaced(id: number): void;
  /** Blocks a requester: cancels all its requests until it is unblocked. */
  block(requester: Requester): void;
  /** Accepts requests of a blocked requester again. */
  unblock(requester: Requester): void;
  /**
   * Calls a listener after every change.
   *
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** Returns the state of the queue, as an external store for React. */
  getSnapshot(): ElicitationSnapshot;
}

/** A mounted component that shows the requests of a queue, as an external store for React. */
export interface QueueView {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ElicitationSnapshot;
  /** Called when it may have become the first view. */
  onTurn: () => void;
}

/** What components and transports keep with a queue. Not for hosts. */
export interface QueueInternals extends ConnectionFields {
  /** The mounted components that show its requests, the first of which does. */
  readonly views: Set<QueueView>;
  /** The filters of the other mounted components, which choose the requests that they show. */
  readonly filters: Set<(item: ElicitationItem) => boolean>;
  /** The calls of `withElicitation` that run. */
  readonly calls: Set<RunningCall>;
  /** Emits when a request comes on screen. */
  readonly shown: Emitter;
  /** Whether a request is with the user: on screen, behind one that is, answered, or intercepted. */
  isWithUser(item: ElicitationItem | CalledItem): boolean;
}

/** Returns what components and transports keep with a queue. */
export function internalsOf(queue: ElicitationQueue): QueueInternals {
  return queue as ElicitationQueue & QueueInternals;
}
