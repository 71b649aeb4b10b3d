import { count, LOCALE, n } from "./format.js";

const showMore = count(LOCALE, {
  one: "Show more ({count} character)",
  other: "Show more ({count} characters)",
});

/** The words that every screen needs, in English. */
export const enShared = {
  // The requester and the request
  /** The accessible name of a request: the requester, and the question if there is one. */
  question: (name: string, message: string) =>
    message === "" ? `Request from ${name}` : `${name}: ${message}`,
  /**
   * Beside the name of a requester that runs on the user's device.
   *
   * @story examples-form-requests--only-the-name
   */
  asksLocally: "On this device",
  /**
   * Where a text was cut.
   *
   * @story examples-consent-hostile--long-message
   */
  ellipsis: "…",
  /**
   * Between the members of a list.
   *
   * @story examples-form-requests--table-booking
   */
  comma: ", ",
  /**
   * Between two sentences.
   *
   * @story examples-consent-levels--danger-international-name
   */
  gap: " ",
  /**
   * On the button that shows the rest of a folded text.
   *
   * @story examples-consent-hostile--long-message
   */
  showMore,
  /** On the button that says no. */
  decline: "Decline",
  /** On the button that dismisses a request without an answer. */
  cancel: "Cancel",
  /** On the button that puts a screen away. */
  close: "Close",
  /** While an answer is on its way. */
  sending: "Sending your answer…",
  /** On the button that was clicked, while an answer is on its way. */
  sendingNow: "Sending…",
  /** After Decline, once the answer is given. */
  declined: "You declined",
  /** After Cancel, once the answer is given. */
  cancelled: "Canceled",
  /** When an answer could not be sent. The message of the error is never shown. */
  failed: "Your answer wasn’t sent. Try again.",

  // How long there is to answer, and what stands before and behind
  /** Beside the requester: its position among the requests of one call. */
  progress: (position: number, total: number) => `${n(position)} of ${n(total)}`,
  /**
   * Beside the requester: the number of requests that wait behind this one.
   *
   * @story examples-elicitation-elicitation--more-waiting
   */
  moreWaiting: (more: number) => `${n(more)} more waiting`,
  /** Below the requester: until when it can be answered. */
  answerBy: (time: string) => `Answer by ${time}.`,
  /** The same in the last minute; it is announced. */
  soonOver: "Less than a minute left to answer.",
  /** When it is too late to answer. */
  expired: "This request has expired. You can no longer answer it.",
  /**
   * When the requester withdrew a request while it was on screen.
   *
   * @story queue-and-transports-the-queue-at-work--withdrawn
   */
  withdrawn: (name: string) => `${name} no longer needs this. Nothing was sent.`,
  /** The same, where another page may have answered it. Also announced when such a request goes. */
  goneElsewhere: (name: string) => `The request from ${name} was answered elsewhere or withdrawn.`,
  /** When the queue says that a server asks too often. */
  tooOften: "This server is sending a lot of requests.",
  /** On the button that stops such a server. */
  stopServer: "Block requests from this server",
};

export type SharedStrings = typeof enShared;
