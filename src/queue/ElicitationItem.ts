import type { Approval } from "../protocol/Approval.js";
import type {
  ElicitationProgress,
  ElicitationRequest,
  ElicitationResult,
  Requester,
} from "../protocol/types.js";

/**
 * The status of a request.
 *
 * - `open`: waits for the user.
 * - `sending`: the response is on its way to the requester.
 * - `awaiting-completion`: the user opened the page, and the response is sent when they, or the server,
 *   say that they are done there (`settleOn: "completion"`).
 * - `settled`: it has its result. It stays in `items` while something of it is still to be seen: a page
 *   that the user is visiting, or a form that was withdrawn while it was on screen.
 * - `expired`: nobody answered in time. It stays on screen, read-only, until it is dismissed.
 */
export type ElicitationStatus = "open" | "sending" | "awaiting-completion" | "settled" | "expired";

/** A request in a queue. It is a new object whenever its state changed; `id`, `request` and the methods stay. */
export interface ElicitationItem {
  /** Identifies the request in this page: the `key` of a component that renders it. */
  id: number;
  /** The request as it was received. Untrusted. */
  request: ElicitationRequest;
  /** The requester, from the host's configuration. */
  requester: Requester;
  /** The `context` given to `elicit`: a tool call, a message, a thread. */
  context?: unknown;
  /** The commands, arguments or changes that the user approves with the request. */
  approval?: Approval | undefined;
  /** The status of the request. */
  status: ElicitationStatus;
  /** Whether the server reported that the user is done with the page. */
  completed: boolean;
  /**
   * Whether the requester withdrew the request while it was on screen. It was cancelled, and stays
   * until it is dismissed. `"elsewhere"`: another page may have answered it.
   */
  withdrawn: boolean | "elsewhere";
  /** When the time to respond is over, in milliseconds since 1970. */
  expiresAt?: number | undefined;
  /** The position among the requests of one call. */
  progress?: ElicitationProgress | undefined;
  /** Whether the requester sends so many requests that the user should be offered to block it. */
  rateLimited: boolean;
  /**
   * Responds. The promise resolves when the transport has taken the response. It rejects when the
   * response could not be sent or came too late; then nothing was sent, and it can be tried again.
   */
  respond: (result: ElicitationResult) => Promise<void>;
  /** Reports that the user is done with the page. The promise rejects when that could not be sent. */
  finish: () => Promise<void>;
  /** Removes the request. An open one is cancelled. */
  dismiss: () => void;
  /** Blocks the requester: see `ElicitationQueue.block`. */
  block: () => void;
  /** Reports that the request is on screen. `<Elicitation>` calls it; a component of your own may. */
  markShown: () => void;
}
