import { count } from "./format.js";

/** What is announced of a question that comes and goes, in English. The words load with what announces. */
export const enArrival = {
  /** Announced when a form arrives: the requester and the message. */
  arrived: (name: string, message: string) => `Request from ${name}: ${message}`,
  /** Announced when a page is to be opened: the requester and the reason. */
  arrivedPage: (name: string, message: string) => `${name} wants to open a page: ${message}`,
  /** Announced after the response to the request before: the accessible name of the next one. */
  nextRequest: (question: string) => `Next request: ${question}`,
  /** After it: how many questions a form has. */
  questions: count("en", { one: "{count} field.", other: "{count} fields." }),
  /** Between them, after a message that ends like no sentence. */
  fullStop: ".",
};

export type ArrivalStrings = typeof enArrival;
