import { count } from "./count.js";

const requests = count("en", { one: "{count} request", other: "{count} requests" });

/** The words around a request, in English: its dialog, and the servers that were stopped. */
export const enElicitation = {
  question: (name: string) => `A question from ${name}`,
  close: "Close",
  stopped: (name: string) => `${name} is stopped.`,
  stoppedRequests: (cancelled: number) => `${requests(cancelled)} cancelled since.`,
  allow: "Allow again",
};

export type ElicitationStrings = typeof enElicitation;
