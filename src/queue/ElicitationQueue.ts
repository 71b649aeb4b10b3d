import type { Approval } from "../protocol/Approval.js";
import type { TypedFormRequest, TypedResult } from "../protocol/createRequest.js";
import type {
  ElicitationProgress,
  ElicitationRequest,
  ElicitationResult,
  Requester,
} from "../protocol/types.js";
import type { ElicitationCapabilities, ElicitationMode } from "./capabilitiesOf.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import type { Limits } from "./createLimiter.js";
import type { Timers } from "../time/timers.js";

/** What a protocol says about the call that a request belongs to. */
export interface ElicitationCall {
  /** The ID of the request on its connection. */
  requestId?: string | number | undefined;
  /** The session of the call. */
  sessionId?: string | undefined;
  /** ACP: the ID of the tool call, as the agent sent it: untrusted, of any type. */
  toolCallId?: unknown;
  /** The MCP task that waits for the response. */
  taskId?: string | undefined;
  /** The signal that the call was made with. */
  signal?: AbortSignal | undefined;
}

/** What is known of a request besides itself. */
export interface ElicitOptions {
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /**
   * The requester's own ID of this request, unique while it is connected. An equal request with the
   * same ID is the same request: while it is open both get its one response; for a minute after, as
   * event streams may repeat what they sent, the same response is given again. For that the queue keeps
   * the ID, a digest and the result. A different request with the same ID ends the first, as does
   * `disconnect`.
   */
  id?: string | number | undefined;
  /**
   * Identifies the request for the host: a call, a message, a thread. By default the `context` of the
   * `withElicitation` call that the request belongs to, when that is certain.
   */
  context?: unknown;
  /** What the user approves with this request, shown whole before anything can be answered. */
  approval?: Approval | undefined;
  /** The call that the request belongs to, as far as its protocol says. */
  call?: ElicitationCall | undefined;
  /**
   * Withdraws the request: it is answered with `cancel`. While an `<Elicitation>` shows it, it stays
   * there, read-only, and says so until the user closes it.
   */
  signal?: AbortSignal | undefined;
  /** When the time to answer is over, in milliseconds since 1970. */
  expiresAt?: number | undefined;
  /** Where it stands among the requests of one call. */
  progress?: ElicitationProgress | undefined;
  /**
   * When an accepted URL request is settled. `"accept"`: as soon as the user opens the page.
   * `"completion"`: when the user or the server reports that the user is done there; until then it can
   * be dismissed, which cancels it. For protocols in which the response continues the call.
   *
   * @default "accept"
   */
  settleOn?: "accept" | "completion" | undefined;
  /**
   * Brings the answer to the asker before it counts as given. When it throws or rejects, the person
   * is told, and can answer again. A `cancel` that nobody chose is brought once, whatever becomes of
   * it.
   */
  deliver?: ((result: ElicitationResult) => void | Promise<void>) | undefined;
  /** Whether other pages were asked the same: then `disconnect` delivers no `cancel`, and they answer. */
  shared?: boolean | undefined;
}

/** What `intercept` is told besides the request. */
export type InterceptContext = Pick<ElicitOptions, "requester" | "signal" | "progress">;

/** An answer, or nothing to let the person answer. */
export type Interception = ElicitationResult | undefined | null | void;

/** Answers requests in place of a person. */
export type Intercept = (
  request: ElicitationRequest,
  context: InterceptContext,
) => Interception | Promise<Interception>;

/** What a queue refuses, and who may answer before a person. */
export interface ElicitationQueueOptions {
  /**
   * Asked before the person is. While its promise is pending the request is not shown, and holds up
   * no other. When it fails, the person is asked.
   */
  intercept?: Intercept | undefined;
  /** Limits what each requester may ask. */
  limits?: Limits | undefined;
  /** What the host can show. By default both. Requests of another mode are refused. */
  modes?: readonly ElicitationMode[] | undefined;
  /**
   * How long a request whose page was completed stays on screen, in milliseconds, so that the user
   * sees it when they come back.
   *
   * @default 4000
   */
  retainCompleted?: number | undefined;
  /**
   * Called when a request was added. Not for requests that are refused, or cancelled because their
   * requester is blocked.
   */
  onRequest?: ((item: ElicitationItem) => void) | undefined;
  /**
   * Called when a request got its result: answered, cancelled or withdrawn. With `onRequest`, the base
   * of a history or of analytics.
   *
   * @example
   * const queue = createElicitationQueue({
   *   onSettled: ({ id, request, requester }, result) => history.add({ id, request, requester, result }),
   * });
   */
  onSettled?: ((item: ElicitationItem, result: ElicitationResult) => void) | undefined;
  /** The clock. For tests. */
  timers?: Timers | undefined;
  /** Told of errors of `intercept` and of subscribers. `reportError` by default. */
  onError?: ((error: unknown) => void) | undefined;
}

/** A requester whose requests are cancelled without being shown. */
export interface BlockedRequester {
  requester: Requester;
  /** How many of its requests were cancelled since it was blocked. */
  cancelled: number;
}

/** Some of what a requester asks. */
export interface ConnectionPart {
  /** The request with this id, as it was given to `elicit`. */
  id?: ElicitOptions["id"] | undefined;
  /** The requests whose params have this `sessionId`, as those of ACP do. */
  sessionId?: string | undefined;
}

/** The state of a queue: immutable, and the same object until something changes. */
export interface ElicitationSnapshot {
  /**
   * The request to show now: the first that is open, or else the latest that is settled and not
   * dismissed yet. One that was withdrawn while it was on screen comes before both.
   */
  item: ElicitationItem | undefined;
  /** All requests that can be shown: the open ones in order, then the settled and expired ones. */
  items: readonly ElicitationItem[];
  /** How many open requests are behind `item`. */
  waiting: number;
  /** The blocked requesters. */
  blocked: readonly BlockedRequester[];
  /** The requesters that exceeded a limit within the last minute. */
  rateLimited: readonly Requester[];
}

/**
 * The requests of any number of servers, in order. Every one is answered exactly once. It knows
 * neither React nor the wire.
 */
export interface ElicitationQueue {
  /** The capabilities to declare in each protocol, for the modes of this queue. */
  readonly capabilities: ElicitationCapabilities;
  /**
   * Asks the user. Resolves exactly once.
   *
   * @throws {ElicitationModeError} (-32602) if the host does not show this mode.
   * @throws {ElicitationLimitError} (-32029) if the requester is over one of the `limits`.
   */
  elicit<Content>(
    request: TypedFormRequest<Content>,
    options: ElicitOptions,
  ): Promise<TypedResult<Content>>;
  elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult>;
  /**
   * The server says that the person is done with a page. Ids that are unknown, or of requests that
   * are over, are ignored; so are those of other servers, where the requester is given.
   */
  complete(elicitationId: string, requester?: Requester): void;
  /**
   * A connection is gone: all that its server asked is cancelled.
   *
   * @param part of it that is gone, where something of it stays.
   * @example
   * queue.disconnect(requester, { sessionId }); // one session of an ACP agent was cancelled
   */
  disconnect(requester: Requester, part?: ConnectionPart): void;
  /** All connections are gone. */
  disconnectAll(): void;
  /**
   * Cancels a request whose requester does not wait any more. On screen it stays, as `expired`, until
   * the user dismisses it.
   */
  expire(id: number): void;
  /** All requests of `getSnapshot`, now. */
  readonly items: readonly ElicitationItem[];
  /** All requests without a result, now; also those that `intercept` holds, which are not on screen. */
  readonly unanswered: readonly ElicitationItem[];
  /**
   * Reports that a place of its own shows a request, as `useElicitation` with a `filter` does: it stays
   * there when it expires or its page is completed, whatever is shown elsewhere.
   */
  markPlaced(id: number): void;
  /** Cancels all requests of a requester, now and until it is unblocked. */
  block(requester: Requester): void;
  /** Accepts requests of a blocked requester again. */
  unblock(requester: Requester): void;
  /** Calls a listener after every change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ElicitationSnapshot;
}
