import { count } from "./count.js";

const requests = count("en", { one: "{count} request", other: "{count} requests" });

/** The words around a request, in English: its dialog, and the servers that were stopped. */
export const enElicitation = {
  /** Heard as the name of the dialog. */
  question: (name: string) => `Request from ${name}`,
  /** For a requester that the user blocked. */
  stopped: (name: string) => `Requests from ${name} are blocked.`,
  /** How much such a server has asked since. */
  stoppedRequests: (cancelled: number) => `${requests(cancelled)} blocked.`,
  /** On the button that lets it ask again. */
  allow: "Unblock",
};

export type ElicitationStrings = typeof enElicitation;
