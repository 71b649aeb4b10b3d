import type { ElicitationStatus } from "../answering/session.js";
import type { Approval } from "../protocol/Approval.js";
import type {
  ElicitationProgress,
  ElicitationRequest,
  ElicitationResult,
  Requester,
} from "../protocol/types.js";

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
  /** The `context` given to `elicit`: a tool call, a message, a thread. */
  context?: unknown;
  /** Commands, arguments or changes that the user approves with the request. */
  approval?: Approval | undefined;
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
   * Rejects if the response could not be sent or came too late. Then nothing was sent, and it can
   * be tried again.
   */
  respond: (result: ElicitationResult) => Promise<void>;
  /** Reports that the user is done with the page. Rejects if that could not be sent. */
  finish: () => Promise<void>;
  /** Removes the request. An open one is cancelled. */
  dismiss: () => void;
  /** Blocks the requester. See `ElicitationQueue.block`. */
  block: () => void;
  /** Reports that the request is on screen. `<Elicitation>` calls it for you. */
  markShown: () => void;
  /**
   * Calls a listener after every change of this request.
   *
   * @returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}
