import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import * as elicit from "react-elicitation";
import "react-elicitation/styles.css";
import type { ToolCall } from "../chat/converse";

/** Yours is a constant. The test's server has another port at each start. */
const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "http://127.0.0.1:3001/mcp";

const queue = elicit.createElicitationQueue();
const requester = { name: "Everything server", url };
const handlers = elicit.createElicitationHandlers(queue, { requester });

const client = new Client(
  { name: "chat", version: "1.0.0" },
  { capabilities: queue.capabilities.mcp },
);
client.setRequestHandler("elicitation/create", handlers.create);
client.setNotificationHandler("notifications/elicitation/complete", handlers.complete);
const connected = client.connect(new StreamableHTTPClientTransport(new URL(url)));

/** What the server asks, wherever the chat shows it. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} />;
}

export async function callTool(call: ToolCall): Promise<string> {
  await connected;
  // Pauses the timeout of the SDK while a request of the call is open.
  const { content } = await elicit.withElicitation(
    queue,
    (options) => client.callTool(call, options),
    { requester },
  );
  return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
}
