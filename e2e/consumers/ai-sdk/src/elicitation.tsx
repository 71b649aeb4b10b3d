import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import * as elicit from "react-elicitation";
import "react-elicitation/styles.css";
import { withDeliveryRetry } from "react-elicitation";

/** Yours is a constant. The test's server has another port at each start. */
const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "http://127.0.0.1:3001/mcp";

// This client refuses what has a URL and no schema, so the server is told that forms alone are shown.
const queue = elicit.createElicitationQueue({ modes: ["form"] });
const requester = { name: "Everything server", url };
const { create } = elicit.createElicitationHandlers(queue, { requester });

// By itself this client tells a handler neither that a call was stopped nor that an answer was lost.
export const mcp = await createMCPClient({
  transport: withDeliveryRetry(new StreamableHTTPClientTransport(new URL(url)), queue),
  capabilities: queue.capabilities.mcp,
});
mcp.onElicitationRequest(ElicitationRequestSchema, create);

/** What the server asks, wherever the chat shows it. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} />;
}
