import { count } from "./format.js";

const requests = count("en", { one: "{count} request", other: "{count} requests" });

/** The words about blocked servers, in English. */
export const enElicitation = {
  /** For a requester that the user blocked. */
  stopped: (name: string) => `Requests from ${name} are blocked.`,
  /** How much such a server has asked since. */
  stoppedRequests: (cancelled: number) => `${requests(cancelled)} blocked.`,
  /** On the button that lets it ask again. */
  allow: "Unblock",
};
