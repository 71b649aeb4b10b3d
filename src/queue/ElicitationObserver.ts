import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import type { ElicitationItem } from "./ElicitationItem.js";

/**
 * Watches the requests of a queue: is told of each as it is asked, in the midst of the queue's own work.
 *
 * @returns what is to be called when it comes on the screen.
 */
export type ElicitationObserver = (
  item: Pick<ElicitationItem, "itemId" | "request" | "requester" | "context">,
  answer: Promise<ElicitationResult>,
) => () => void;
