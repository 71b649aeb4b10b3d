import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { elicitingTools } from "react-elicitation/agents";
import { createElicitationRelay, type ElicitationRelay } from "react-elicitation/relay";

const url = process.env.MCP_SERVER ?? "http://localhost:3001/mcp";
const requester = { name: "Everything server", url };

/** Tools that run only after the user has approved the call. */
const needsApproval = ["get-env"];

// The development server reloads modules, and must not create a second relay.
const shared = globalThis as { relay?: ElicitationRelay };

export const relay = (shared.relay ??= createElicitationRelay({
  // The address of your pages with its port. Pages of other origins get status 403.
  origins: [process.env.ORIGIN ?? "http://localhost:3000"],
  modes: ["form"], // `@ai-sdk/mcp` supports form mode only.
}));

/** Connects to the MCP server for one turn of a chat. */
export async function connect(userId: string, chatId: string) {
  const queue = relay.queueFor(userId);
  const connection = queue.connection({ requester, context: { chatId } });
  const { fetch, wrap } = connection;
  const client = await createMCPClient({
    transport: wrap(new StreamableHTTPClientTransport(new URL(url), { fetch })),
    capabilities: relay.capabilities.mcp,
  });
  client.onElicitationRequest(ElicitationRequestSchema, connection.create);
  // Each request gets the ID of its tool call as `context.toolCallId`.
  const tools = elicitingTools(await client.tools(), connection);
  for (const [name, tool] of Object.entries(tools)) {
    tool.needsApproval = needsApproval.includes(name);
  }
  return { tools, close: () => client.close() };
}
