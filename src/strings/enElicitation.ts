import { count } from "./format.js";

const requests = count("en", { one: "{count} request", other: "{count} requests" });

/** The words around requests of any mode, in English. */
export const enElicitation = {
  /** While the screen of an approval loads. */
  loading: "Loading…",
  /** If it could not be loaded. It is tried again. */
  notLoaded: "This request couldn’t be loaded. Nothing was allowed. Trying again…",
  /** On the button that closes an approval without an answer. */
  closeUnanswered: "Close without answering",

  /** For a requester that the user blocked. */
  stopped: (name: string) => `Requests from ${name} are blocked.`,
  /** How much such a server has asked since. */
  stoppedRequests: (cancelled: number) => `${requests(cancelled)} blocked.`,
  /** On the button that lets it ask again. */
  allow: "Unblock",
};
