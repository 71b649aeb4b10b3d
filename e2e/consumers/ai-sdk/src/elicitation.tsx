import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import * as elicit from "react-elicitation";
import "react-elicitation/styles.css";

/** Yours is a constant. The test's server has another port at each start. */
const query = new URLSearchParams(location.search);
const url = query.get("server") ?? "http://127.0.0.1:3001/mcp";

// This client refuses what has a URL and no schema, so the server is told that forms alone are shown.
const queue = elicit.createElicitationQueue({ modes: ["form"] });
const requester = { name: "Everything server", url };
const { create } = elicit.createElicitationHandlers(queue, { requester });

export const mcp = await createMCPClient({
  transport: { type: "http", url },
  capabilities: queue.capabilities.mcp,
});
mcp.onElicitationRequest(ElicitationRequestSchema, create);

/** What the server asks, wherever the chat shows it. */
export function Asked() {
  const { shown } = elicit.useElicitation(queue);
  return shown && <elicit.Elicitation {...shown} />;
}

/** This client takes nothing back when a call is aborted, so what was asked for it is cancelled here. */
export const takeBack = () => queue.disconnect(requester);
