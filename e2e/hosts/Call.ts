import type { ElicitationQueue, Requester } from "react-elicitation";

/** A call that a host makes, in which the server may ask the person something. */
export interface Call {
  /** The server, by the host's own configuration. */
  requester: Requester & { url: string };
  method?: "tools/call" | "prompts/get" | "resources/read";
  params: { name: string; arguments?: Record<string, unknown> } | { uri: string };
  /** The revision of MCP to be spoken, where it is not the latest that both know. */
  version?: string;
  /** The person gives the call up. */
  signal?: AbortSignal;
  /** The host is taken from the page: what it still holds open to the server is of use to nobody. */
  gone?: AbortSignal;
}

/** A way to make a call: it tells what the server said in the end. */
export type MakeCall = (queue: ElicitationQueue, call: Call) => Promise<string>;
