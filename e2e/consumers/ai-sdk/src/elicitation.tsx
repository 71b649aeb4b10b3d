import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import "react-elicitation/styles.css";

/** In your app this is a constant. Tests pass the URL of their own server. */
const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "http://127.0.0.1:3001/mcp";

// `@ai-sdk/mcp` supports form mode only.
const queue = createElicitationQueue({ modes: ["form"] });
const requester = { name: "Everything server", url };
const { create, fetch, wrap } = queue.connection({ requester });

// Without `wrap`, this client reports neither a stopped call nor a lost response.
export const mcp = await createMCPClient({
  transport: wrap(new StreamableHTTPClientTransport(new URL(url), { fetch })),
  capabilities: queue.capabilities.mcp,
});
mcp.onElicitationRequest(ElicitationRequestSchema, create);

/** Shows the open request. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}
