import type { ElicitationRequest, ElicitationResult } from "../protocol/types.js";
import type { JsonMeasure } from "../protocol/measureJson.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import type { ElicitOptions } from "./ElicitationQueue.js";

/**
 * A request from its arrival until it is removed.
 *
 * - `intercepted`: waits for `intercept`, not shown.
 * - `waiting`: waits for the user.
 * - `accepted`: the user opened its page; stays for a while.
 * - `expired`: nobody responded in time; stays until dismissed.
 * - `withdrawn`: the requester needs no response; stays if it was on screen.
 * - `gone`: removed.
 */
export interface Entry {
  phase: "intercepted" | "waiting" | "accepted" | "expired" | "withdrawn" | "gone";
  readonly key: string;
  /** Tells a request with an ID from every other. */
  readonly name: string | undefined;
  /** Identifies the session of its params, if they have one. */
  readonly session: string | undefined;
  /** Its size and digest, as its limit counts and its repetitions are recognized. */
  readonly measure: JsonMeasure;
  readonly request: ElicitationRequest;
  readonly options: ElicitOptions;
  /** The promise that `elicit` returns. */
  readonly answer: Promise<ElicitationResult>;
  /** Resolves `answer` and stops its deadline; missing once it has. */
  settle?: (result: ElicitationResult) => void;
  /** A response that is being sent to the requester. */
  sending?: Promise<void>;
  /** The answer that was taken, or is on its way. */
  taken?: ElicitationResult;
  /** Whether the deadline passed while an answer was on its way. */
  late?: boolean;
  completed: boolean;
  /** Whether a place of its own shows it. */
  placed?: boolean;
  /** Whether an `<Elicitation>` has shown it. */
  seen?: boolean;
  /** Whether it was withdrawn because it was answered elsewhere. */
  elsewhere?: boolean;
  /** Stops the clock of an entry that was completed. */
  stopClock?: () => void;
  /** The properties of its item that never change. */
  readonly base: Omit<ElicitationItem, "completed" | "withdrawn" | "status" | "rateLimited">;
  item?: ElicitationItem;
  /** Withdraws the request: a listener of the `abort` of its signals. */
  readonly takeBack: (event?: Event) => void;
}

/** The data kept of a settled request to recognize repetitions. It holds no content. */
export interface AnsweredRequest extends Pick<Entry, "key" | "name" | "session"> {
  readonly digest: string;
  readonly result: ElicitationResult;
}
