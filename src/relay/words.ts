import type { ElicitationResult } from "../protocol/types.js";
import { isObject } from "../protocol/isObject.js";
import type { JsonRpcError } from "../transport/types.js";
import type { RelayedQuestion } from "./types.js";

/** A response on its way to the process of its requester. */
export interface RelayedAnswer {
  id: string;
  result: ElicitationResult;
  /** The page's ID of the response, to tell which of several counts. */
  answer: string;
}

/** A page's report that it cannot show a request, with its reason. */
export interface Refusal {
  id: string;
  /** The connection of the page, by the name that the relay gave it. */
  page: string;
  error: JsonRpcError;
}

/** State of a request, as processes report it to each other. */
export interface RequestState extends Omit<RelayedQuestion, "ask"> {
  isOpen?: boolean | undefined;
  expiresAt?: number | undefined;
}

/** A message from the processes with the requesters to those with a user's pages. */
export interface WordToPages {
  /** `head`: the serialized message of an open request, if it is small or was wanted. */
  states?: readonly (RequestState & { head?: string | undefined })[];
  /** An answer that is as good as the one that counts, by the name that its page gave it. */
  given?: string | undefined;
  /** These are still open. */
  open?: readonly string[];
  /** The page's ID of a response that could not be delivered to the requester. */
  refused?: string;
  /** Every process is to list its pages, since one refused the request with this ID. */
  pagesFor?: string;
}

/** A message from the processes with a user's pages to those with the requesters. */
export interface WordToAskers {
  answer?: RelayedAnswer;
  /** Asks for the IDs of open requests, and for the state of others. */
  list?: true;
  /** The messages of these requests are needed here. */
  want?: readonly string[];
  refusal?: Refusal;
  /** The pages that are connected, in reply to `pagesFor`. */
  pages?: { id: string; connected: readonly string[] };
}

export const topicOfPages = (user: string) => `pages:${user}`;
export const topicOfAskers = (user: string) => `askers:${user}`;

/**
 * How often open requests are reported, in milliseconds. Proxies close connections that are idle
 * for a minute.
 */
export const STATUS_INTERVAL_MILLISECONDS = 15_000;
/** How many reports may be missed before a request counts as settled. */
export const MAX_MISSED_STATUSES = 5;
/**
 * How long the stored state of an open request is valid, in milliseconds: no longer than it is
 * shown.
 */
export const OPEN_MILLISECONDS = (MAX_MISSED_STATUSES - 1) * STATUS_INTERVAL_MILLISECONDS;
/** How long a settled request is remembered, in milliseconds. */
export const OVER_MILLISECONDS = 60_000;

/** How long an ending process waits until its last messages are sent, in milliseconds. */
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

/** Reads a message of the bus. Returns an empty object for a text of others. */
export function readWord<Word extends object>(text: string): Partial<Word> {
  try {
    const word: unknown = JSON.parse(text);
    return isObject(word) ? (word as Word) : {};
  } catch {
    return {};
  }
}
