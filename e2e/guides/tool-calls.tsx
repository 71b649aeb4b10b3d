import { callTool, OtherRequest, queue, requester, ToolCallRequest } from "guide:tool-calls";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationHandlers } from "react-elicitation";
import { show } from "./show";

show(
  <>
    <section aria-label="Tool call">
      <ToolCallRequest toolCallId="call-1" />
    </section>
    <OtherRequest />
  </>,
  async () => {
    const client = new Client(
      { name: "chat", version: "1.0.0" },
      { capabilities: queue.capabilities.mcp },
    );
    const { create } = createElicitationHandlers(queue, { requester });
    client.setRequestHandler("elicitation/create", create);
    await client.connect(new StreamableHTTPClientTransport(new URL(requester.url)));
    return callTool(client, "call-1", "trigger-elicitation-request");
  },
);
