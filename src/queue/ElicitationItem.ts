import type { Approval } from "../protocol/Approval.js";
import type {
  ElicitationProgress,
  ElicitationRequest,
  ElicitationResult,
  Requester,
} from "../protocol/types.js";

/** How far a request is: see `ElicitationItem.status`. */
export type ElicitationStatus = "waiting" | "finishing" | "accepted" | "expired" | "withdrawn";

/**
 * A request on show, as the properties of `<Elicitation>`. It is a new object whenever something of
 * it changed; `request` and the functions stay the same ones.
 */
export interface ElicitationItem {
  /**
   * Tells this request from every other, also from one that is equal to it: the `key` of what shows
   * it, so that no draft passes from one to the next.
   */
  itemId: number;
  request: ElicitationRequest;
  requester: Requester;
  /**
   * Gives an answer. The promise settles when the transport has taken it; it rejects when it could not
   * be sent, or came too late. Then nothing was answered, and it can be tried again.
   */
  respond: (result: ElicitationResult) => Promise<void>;
  /**
   * Says that the person has finished on the page. The promise rejects when that could not be sent.
   */
  finish: () => Promise<void>;
  /** Puts the request away; one without an answer is cancelled. */
  close: () => void;
  /** Stops this server: see `ElicitationQueue.stop`. */
  stop: () => void;
  /** What the host gave to `elicit` to know it by: a call, a message, a thread. */
  context?: unknown;
  /** What the user approves with it, as the host gave it to `elicit`. */
  approval?: Approval | undefined;
  /**
   * How far the request is. `waiting`: the person has not answered. `finishing`: they agreed to open
   * a page, and the answer goes when they say that they are done. `accepted` (a page), `expired`
   * and `withdrawn`: it is settled, and stays on screen until it is closed.
   */
  status: ElicitationStatus;
  /** Whether the server has said that the person is done with the page. */
  completed: boolean;
  /** Whether the time to answer is over: it was cancelled, and stays on show until put away. */
  expired: boolean;
  /**
   * Whether the requester withdrew the request while it was on screen: it was cancelled, and stays
   * until it is closed. `"elsewhere"`: another page may have answered it.
   */
  withdrawn: boolean | "elsewhere";
  /** When the time to answer is over, in milliseconds since 1970. */
  expiresAt?: number | undefined;
  progress?: ElicitationProgress | undefined;
  /** `respond`, as a prop. */
  onRespond: (result: ElicitationResult) => Promise<void>;
  /** `finish`, as a prop. */
  onFinish: () => Promise<void>;
  /** `close`, as a prop. */
  onClose: () => void;
  /** `stop`, as a prop. */
  onStop: () => void;
  /** What `<Elicitation>` calls when it is on show, where the queue has an observer. */
  onShow?: (() => void) | undefined;
  /** Whether this server asks so often that the person should be offered to stop it. */
  tooOften: boolean;
}
