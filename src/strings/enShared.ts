import { number } from "./number.js";

const LOCALE = "en";
const n = number(LOCALE);

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
  showMore: (hidden: number) => `Show ${n(hidden)} more characters`,
  decline: "Decline",
  cancel: "Cancel",
  sending: "Sending your answer…",
  sent: "Your answer was sent.",
  declined: "You declined.",
  cancelled: "Cancelled.",
  failed: "Your answer could not be sent.",
};

export type SharedStrings = typeof enShared;
