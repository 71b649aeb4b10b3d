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

/** What a server asks of the host rather than of the person. */
export const ownAnswers = {
  "roots/list": () => ({ roots: [{ uri: "file:///home/ada", name: "Home" }] }),
  "sampling/createMessage": () => ({
    role: "assistant" as const,
    model: "none",
    content: { type: "text" as const, text: "Hello." },
  }),
};

/** How these are declared. */
export const ownCapabilities = { roots: {}, sampling: {} };

/** A person may take longer than the minute that the SDKs give a call. */
export const patience = { timeout: 10 * 60_000 };

/** The text in the result of a call, whichever it was. */
export function textOf(result: object): string {
  const { content, messages, contents } = result as {
    content?: Text[];
    messages?: { content: Text }[];
    contents?: Text[];
  };
  const parts = content ?? messages?.map((message) => message.content) ?? contents ?? [];
  return parts.map(({ text }) => text).join("\n");
}

interface Text {
  text?: string;
}
