import { query, type SDKUserMessage } from "@anthropic-ai/claude-agent-sdk/browser";
import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import { createClaudeElicitationHandler } from "react-elicitation/agents";
import "react-elicitation/styles.css";

/** In your app this is a constant: the agent runs on your backend. */
const url = new URLSearchParams(location.search).get("agent") ?? "ws://127.0.0.1:3004/";

const queue = createElicitationQueue();
const onElicitation = createClaudeElicitationHandler(queue, { requester: (name) => ({ name }) });

/** Shows the open request of the agent's MCP servers. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
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

/** Sends a message, and returns the result of the turn. */
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
