import { count } from "./count.js";
import { number } from "./number.js";

const LOCALE = "en";
const n = number(LOCALE);

const showMore = count(LOCALE, {
  one: "Show {count} more character",
  other: "Show {count} more characters",
});

/** The words that every screen needs, in English. */
export const enShared = {
  // Who asks, and what
  asks: (host: string) => `${host} asks`,
  asksLocally: "asks from this device",
  ellipsis: "…",
  /** Between the members of a list. */
  comma: ", ",
  /** Between two sentences. */
  gap: " ",
  showMore,
  decline: "Decline",
  cancel: "Cancel",
  close: "Close",
  sending: "Sending your answer…",
  sent: "Your answer was sent.",
  declined: "You declined.",
  cancelled: "Cancelled.",
  failed: "Your answer could not be sent.",

  // How long there is to answer, and what stands before and behind
  progress: (position: number, total: number) => `${n(position)} of ${n(total)}`,
  answerBy: (time: string) => `Answer by ${time}.`,
  soonOver: "Less than a minute is left to answer.",
  expired: "This request has expired. It can no longer be answered.",
  tooOften: "This server asks very often.",
  stopServer: "Stop this server",
};

export type SharedStrings = typeof enShared;
