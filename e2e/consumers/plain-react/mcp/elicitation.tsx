import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import "react-elicitation/styles.css";
import type { ToolCall } from "../chat/converse";

/** In your app this is a constant. Tests pass the URL of their own server. */
const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "http://127.0.0.1:3001/mcp";

const queue = createElicitationQueue();
const connection = queue.connection({ requester: { name: "Everything server", url } });

async function connect() {
  const client = new Client(
    { name: "chat", version: "1.0.0" },
    { capabilities: queue.capabilities.mcp },
  );
  client.setRequestHandler("elicitation/create", connection.create);
  client.setNotificationHandler("notifications/elicitation/complete", connection.complete);
  client.onclose = () => (connected = undefined); // The next call connects again.
  const { fetch, wrap } = connection;
  await client.connect(wrap(new StreamableHTTPClientTransport(new URL(url), { fetch })));
  return client;
}

let connected: Promise<Client> | undefined;

/** Shows the open request. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

export async function callTool(call: ToolCall): Promise<string> {
  // Pauses the SDK's timeout while a request of the call is open.
  const { content } = await connection.call(async (options) => {
    const client = await (connected ??= connect());
    return client.callTool({ ...call }, options);
  });
  return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
}
