import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  createElicitationHandlers,
  createElicitationQueue,
  Elicitation,
  useElicitation,
  withElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";

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

export async function callTool(name: string, args: Record<string, unknown>, signal: AbortSignal) {
  await connected;
  // Pauses the timeout while a request of the call is open, and cancels it when the call ends.
  const { content } = await withElicitation(
    queue,
    (options) => client.callTool({ name, arguments: args }, options),
    { requester, signal },
  );
  return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
}
