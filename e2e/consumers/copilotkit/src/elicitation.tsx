import { Client, StreamableHTTPClientTransport, type Tool } from "@modelcontextprotocol/client";
import type { ReactFrontendTool } from "@copilotkit/react-core/v2";
import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import "react-elicitation/styles.css";
import { z } from "zod";

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

/** Returns the server's tools as frontend tools, which CopilotKit calls in the page. */
export async function loadTools(): Promise<ReactFrontendTool[]> {
  const client = await (connected ??= connect());
  const { tools } = await client.listTools();
  return tools.map(toFrontendTool);
}

type JSONSchema = Parameters<typeof z.fromJSONSchema>[0];

function toFrontendTool({ name, description, inputSchema }: Tool): ReactFrontendTool {
  return {
    name,
    description,
    parameters: z.fromJSONSchema(inputSchema as JSONSchema) as z.ZodType<Record<string, unknown>>,
    handler: async (args, { toolCall, signal }) => {
      const { content } = await connection.call(
        // May run twice: the call is repeated if the server was restarted.
        async (options) => {
          const client = await (connected ??= connect());
          return client.callTool({ name, arguments: args }, options);
        },
        { context: toolCall.id, signal },
      );
      return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
    },
    render: ToolCall,
  };
}

interface ToolCallProps {
  name: string;
  toolCallId: string;
  result?: string | undefined;
}

function ToolCall({ name, toolCallId, result }: ToolCallProps) {
  return (
    <section aria-label={name}>
      {result ? <pre>{result}</pre> : `Calling ${name}`}
      <ToolCallRequest toolCallId={toolCallId} />
    </section>
  );
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
