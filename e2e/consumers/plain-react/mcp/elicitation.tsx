import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  createElicitationHandlers,
  createElicitationQueue,
  Elicitation,
  useElicitation,
  withElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";
import type { ToolCall } from "../chat/converse";

/** In your app this is a constant. Tests pass the URL of their own server. */
const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "http://127.0.0.1:3001/mcp";

const queue = createElicitationQueue();
const requester = { name: "Everything server", url };
const handlers = createElicitationHandlers(queue, { requester });

const client = new Client(
  { name: "chat", version: "1.0.0" },
  { capabilities: queue.capabilities.mcp },
);
client.setRequestHandler("elicitation/create", handlers.create);
client.setNotificationHandler("notifications/elicitation/complete", handlers.complete);
const connected = client.connect(new StreamableHTTPClientTransport(new URL(url)));

/** Shows the open request. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

export async function callTool(call: ToolCall): Promise<string> {
  await connected;
  // Pauses the SDK's timeout while a request of the call is open.
  const { content } = await withElicitation(queue, (options) => client.callTool(call, options), {
    requester,
  });
  return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
}
