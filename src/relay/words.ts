import type { ElicitationResult } from "../protocol/types.js";
import { isObject } from "../protocol/isObject.js";
import type { JsonRpcError } from "../transport/types.js";
import type { RelayedQuestion } from "./types.js";

/** An answer on its way to the process that asks. */
export interface RelayedAnswer {
  id: string;
  result: ElicitationResult;
  /** What its page calls it, so that it can be told which of several counts. */
  answer: string;
}

/** A page cannot show a request, and says why. */
export interface Refusal {
  id: string;
  /** The connection of the page, by the name that the relay gave it. */
  page: string;
  error: JsonRpcError;
}

/** The state of a request, as processes tell it to one another. */
export interface RequestState extends Omit<RelayedQuestion, "ask"> {
  isOpen?: boolean | undefined;
  expiresAt?: number | undefined;
}

/** A message of the processes that ask to those that have the pages of a user. */
export interface WordToPages {
  /** `head`: the serialized message of an open request, if it is small or was wanted. */
  states?: readonly (RequestState & { head?: string | undefined })[];
  /** An answer that is as good as the one that counts, by the name that its page gave it. */
  given?: string | undefined;
  /** These are still open. */
  open?: readonly string[];
  /** An answer that could not be brought to the requester, by the name that its page gave it. */
  refused?: string;
  /** Every process is to list its pages, since one refused the request with this ID. */
  pagesFor?: string;
}

/** A message of the processes that have the pages of a user to those that ask. */
export interface WordToAskers {
  answer?: RelayedAnswer;
  /** The IDs of open requests, and what is known of others, are to be said. */
  list?: true;
  /** The messages of these requests are needed here. */
  want?: readonly string[];
  refusal?: Refusal;
  /** The pages that are connected, in reply to `pagesFor`. */
  pages?: { id: string; connected: readonly string[] };
}

export const topicOfPages = (user: string) => `pages:${user}`;
export const topicOfAskers = (user: string) => `askers:${user}`;

/** How often it is said what is still asked, in milliseconds. Proxies end what is silent for a minute. */
export const STATUS_INTERVAL_MILLISECONDS = 15_000;
/** How often it may stay unsaid before nobody asks it any more. */
export const MAX_MISSED_STATUSES = 5;
/** For how long what is kept of a question is true, in milliseconds: no longer than it is shown. */
export const OPEN_MILLISECONDS = (MAX_MISSED_STATUSES - 1) * STATUS_INTERVAL_MILLISECONDS;
/** For how long it is known of a question that it is over, in milliseconds. */
export const OVER_MILLISECONDS = 60_000;

/** For how long a process that ends waits for its last words to be said, in milliseconds. */
export const CLOSED_WITHIN_MILLISECONDS = 5_000;

/**
 * Bytes that a connection takes at a time. A larger request is sent over the bus only to a process
 * whose pages lack it.
 */
export const BATCH_BYTES = 65_536;
/** After how long a page that reads nothing is disconnected, in milliseconds. */
export const STALLED_MILLISECONDS = 30_000;

/** A listener of a bus, none of whose errors is one of the bus. */
export function listening(hear: (text: string) => void, onError: (error: unknown) => void) {
  return (text: string) => {
    try {
      hear(text);
    } catch (error) {
      onError(error);
    }
  };
}

/** Reads a message of the bus; an empty object where the text is none of ours. */
export function readWord<Word extends object>(text: string): Partial<Word> {
  try {
    const word: unknown = JSON.parse(text);
    return isObject(word) ? (word as Word) : {};
  } catch {
    return {};
  }
}
