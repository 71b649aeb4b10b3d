import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import "react-elicitation/styles.css";

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

export async function callTool(
  toolCallId: string,
  name: string,
  args: Record<string, unknown>,
  signal?: AbortSignal,
) {
  const { content } = await connection.call(
    // May run twice: the call is repeated if the server was restarted.
    async (options) => {
      const client = await (connected ??= connect());
      return client.callTool({ name, arguments: args }, options);
    },
    { context: toolCallId, signal },
  );
  return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
}

/** Shows the requests of one tool call. Render it in your tool component. */
export function ToolCallRequest({ toolCallId }: { toolCallId: string }) {
  const { item } = useElicitation(queue, { filter: ({ context }) => context === toolCallId });
  return item && <Elicitation item={item} />;
}

/** Shows requests whose call is not certain. Render it at the end of the chat. */
export function OtherRequest() {
  const { item } = useElicitation(queue, { filter: ({ context }) => typeof context !== "string" });
  return item && <Elicitation item={item} />;
}
