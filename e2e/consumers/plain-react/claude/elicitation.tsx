import { query, type SDKUserMessage } from "@anthropic-ai/claude-agent-sdk/browser";
import * as elicit from "react-elicitation";
import { createClaudeElicitationHandler } from "react-elicitation/agents";
import "react-elicitation/styles.css";

/** Yours is a constant: the agent runs on your backend. */
const url = new URLSearchParams(location.search).get("agent") ?? "ws://127.0.0.1:3004/";

const queue = elicit.createElicitationQueue();
const onElicitation = createClaudeElicitationHandler(queue, { requester: (name) => ({ name }) });

/** What the MCP servers of the agent ask, wherever the chat shows it. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} />;
}

const said = new TransformStream<SDKUserMessage, SDKUserMessage>();
const writer = said.writable.getWriter();
const messages = query({ prompt: prompts(), websocket: { url }, onElicitation });

async function* prompts() {
  const reader = said.readable.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** A turn: what the agent says until it is over. */
export async function run(text: string): Promise<string> {
  const message = { role: "user" as const, content: text };
  await writer.write({ type: "user", message, parent_tool_use_id: null, session_id: "" });
  for (;;) {
    const { value, done } = await messages.next();
    if (done) return "";
    if (value.type === "system" && value.subtype === "elicitation_complete") {
      queue.complete(value.elicitation_id);
    }
    if (value.type === "result") return value.subtype === "success" ? value.result : value.subtype;
  }
}
