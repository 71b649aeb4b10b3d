import { Client, StreamableHTTPClientTransport, type Tool } from "@modelcontextprotocol/client";
import type { ReactFrontendTool } from "@copilotkit/react-core/v2";
import {
  createElicitationHandlers,
  createElicitationQueue,
  Elicitation,
  useElicitation,
  withElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { z } from "zod";

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

/** Shows the open request. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

/** Returns the server's tools as frontend tools, which CopilotKit calls in the page. */
export async function connect(): Promise<ReactFrontendTool[]> {
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const { tools } = await client.listTools();
  return tools.map(toFrontendTool);
}

type JSONSchema = Parameters<typeof z.fromJSONSchema>[0];

function toFrontendTool({ name, description, inputSchema }: Tool): ReactFrontendTool {
  return {
    name,
    description,
    parameters: z.fromJSONSchema(inputSchema as JSONSchema) as z.ZodType<Record<string, unknown>>,
    handler: async (args, { signal }) => {
      // Pauses the timeout while a request of the call is open, and cancels it when the call ends.
      const { content } = await withElicitation(
        queue,
        (options) => client.callTool({ name, arguments: args }, options),
        { requester, signal },
      );
      return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
    },
    render: ToolCall,
  };
}

function ToolCall({ name, result }: { name: string; result?: string }) {
  return <section aria-label={name}>{result ? <pre>{result}</pre> : `Calling ${name}`}</section>;
}
