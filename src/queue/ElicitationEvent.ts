import type { ElicitationResult, Requester } from "../protocol/types.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import type { ElicitationMode } from "./capabilitiesOf.js";

/** What every event says of its request. */
export interface ElicitationEventBase {
  /** The `itemId` of its item. */
  itemId: number;
  mode: ElicitationMode;
  requester: Requester;
  /** What the host gave to `elicit` to know it by. */
  context?: unknown;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** How long ago it was asked, in milliseconds. */
  sinceAsked: number;
  /** How long ago it came on the screen, in milliseconds. Missing where nobody saw it. */
  sinceShown?: number | undefined;
}

/** A request was taken into the queue. What is refused, or answered by a stop, never was. */
export interface ElicitationAsked extends ElicitationEventBase {
  type: "asked";
}

/** A form or a consent of it came on the screen, for the first time. */
export interface ElicitationShown extends ElicitationEventBase {
  type: "shown";
}

/** A request was answered by the person, or cancelled by its server, a deadline or a stop. */
export interface ElicitationAnswered extends ElicitationEventBase {
  type: "answered";
  action: ElicitationResult["action"];
}

/**
 * What happens to a request, for analytics and histories. Never what was asked or entered: of that,
 * only the host's own `context`.
 */
export type ElicitationEvent = ElicitationAsked | ElicitationShown | ElicitationAnswered;

/**
 * Watches the requests of a queue: is told of each as it is asked, in the midst of the queue's own work.
 *
 * @returns what is to be called when it comes on the screen.
 */
export type ElicitationObserver = (
  item: Pick<ElicitationItem, "itemId" | "request" | "requester" | "context">,
  answer: Promise<ElicitationResult>,
) => () => void;
