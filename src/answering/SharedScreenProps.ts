import type { Approval } from "../protocol/Approval.js";
import type { ElicitationProgress } from "../protocol/types.js";
import type { Timers } from "../time/timers.js";

/** How a request stands, besides what it asks. The items of a queue have all of it. */
export interface SharedScreenProps {
  /**
   * When the time to answer is over, in milliseconds since 1970. It is shown, and announced when it
   * is near. The host ends the request (a queue does); from then on it can be read, not answered.
   */
  expiresAt?: number | undefined;
  /** Whether it is too late to answer. What was entered can still be read. */
  expired?: boolean | undefined;
  /**
   * Whether the requester withdrew the request. It says so, is read-only, and what was entered can
   * still be read and copied until `onClose`; where nothing was entered, that is called after a moment.
   * `"elsewhere"`: another page may have answered it.
   *
   * @default false
   */
  withdrawn?: boolean | "elsewhere" | undefined;
  /** What the user approves with it: a command, arguments, a diff. A URL request shows none. */
  approval?: Approval | undefined;
  /** Where it stands among the requests of one call. */
  progress?: ElicitationProgress | undefined;
  /** Whether the requester sends so many requests that the user is offered to block it. */
  rateLimited?: boolean | undefined;
  /** Called when the user blocks the requester. */
  onBlock?: (() => void) | undefined;
  /** The person puts the screen away, after the answer or when it has expired. */
  onClose?: (() => void) | undefined;
  /** The clock that waiting is measured by. For tests. */
  timers?: Timers | undefined;
}

/**
 * The names of all that, and of what else every screen takes, for components that hand the rest of
 * their props to an element.
 */
export const SHARED_SCREEN_PROPS = [
  "request",
  "requester",
  "onRespond",
  "strings",
  "locale",
  "timeZone",
  "headingLevel",
  "density",
  "escape",
  "expiresAt",
  "expired",
  "withdrawn",
  "approval",
  "progress",
  "rateLimited",
  "onBlock",
  "onClose",
  "timers",
] as const;
