import type { ArrivalStrings } from "../strings/enArrival.js";
import { questionText } from "../text/heardText.js";

/** A text that a voice ends by itself: with a full stop of any script, within quotation marks too. */
const ENDED = /(?:\p{Sentence_Terminal}|[:：…])[\p{Pe}\p{Pf}"']*$/u;
/** The colon and spaces that end the sentence where there is no message, with marks that isolate it. */
const BEFORE_NOTHING = /[\s:：\u2066-\u2069]+$/u;

interface Arrived {
  /** The host's own name for the requester. */
  name: string;
  /** Message of the request, as the server wrote it. May be empty. */
  message: string;
  /** Whether it is a URL request. */
  isPage: boolean;
  /** Number of fields. */
  questions: number;
}

/**
 * Returns the announcement of a new request: requester, message, number of fields.
 *
 * Each is a sentence of its own, so that a screen reader pauses between them.
 */
export function arrivalSentence(
  { name, message, isPage, questions }: Arrived,
  words: ArrivalStrings,
): string {
  const heard = questionText(message);
  const asked = isPage ? words.arrivedPage(name, heard) : words.arrived(name, heard);
  const count = questions > 0 ? words.questions(questions) : "";
  if (heard === "") {
    if (count !== "") return words.arrived(name, count);
    return asked.replace(BEFORE_NOTHING, "") + words.fullStop;
  }
  const sentence = ENDED.test(heard) ? asked : asked + words.fullStop;
  return count === "" ? sentence : `${sentence} ${count}`;
}

/** Ends a text as a sentence, so that a screen reader pauses after it. */
export function endSentence(text: string, words: ArrivalStrings): string {
  return ENDED.test(text) ? text : text + words.fullStop;
}
