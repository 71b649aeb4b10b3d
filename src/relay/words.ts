import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { isObject } from "../protocol/isObject.js";
import type { RelayedQuestion } from "./RelayStore.js";

/** An answer on its way to the process that asks. */
export interface RelayedAnswer {
  id: string;
  result: ElicitationResult;
  /** What its page calls it, so that it can be told which of several counts. */
  answer: string;
}

/** What the processes that ask say to those that have the pages of a person. */
export interface WordToPages {
  question?: RelayedQuestion;
  /** An answer that is as good as the one that counts, by the name that its page gave it. */
  given?: string | undefined;
  /** These are still asked. */
  open?: readonly string[];
  /** An answer that could not be brought to the asker, by the name that its page gave it. */
  refused?: string;
}

/** What the processes that have the pages of a person say to those that ask. */
export interface WordToAskers {
  answer?: RelayedAnswer;
  /** All that is asked is to be said. */
  list?: true;
}

export const topicOfPages = (person: string) => `pages:${person}`;
export const topicOfAskers = (person: string) => `askers:${person}`;

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
