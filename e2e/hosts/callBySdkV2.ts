import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationHandlers, withUrlElicitations } from "react-elicitation";
import type { MakeCall } from "./Call";
import { ownAnswers, ownCapabilities } from "./ownAnswers";
import { patience } from "./patience";
import { textOf } from "./textOf";

/** A host with the MCP SDK v2, which finds out by itself what the server speaks. */
export const callBySdkV2: MakeCall = async (
  queue,
  { requester, method = "tools/call", params, signal, gone, version },
) => {
  const { create, complete } = createElicitationHandlers(queue, { requester });
  const client = new Client(
    { name: "host", version: "1.0.0" },
    {
      capabilities: { ...ownCapabilities, ...queue.capabilities.mcp },
      versionNegotiation: { mode: "auto" },
      inputRequired: { autoFulfill: true },
      ...(version ? { supportedProtocolVersions: [version] } : {}),
    },
  );
  client.setRequestHandler("elicitation/create", create);
  client.setNotificationHandler("notifications/elicitation/complete", complete);
  client.setRequestHandler("roots/list", ownAnswers["roots/list"]);
  client.setRequestHandler("sampling/createMessage", ownAnswers["sampling/createMessage"]);
  gone?.addEventListener("abort", () => client.close());
  await client.connect(new StreamableHTTPClientTransport(new URL(requester.url)));

  const call = () => client.request({ method, params } as never, { ...patience, signal });
  return textOf(await withUrlElicitations<object>(call, queue, { requester, signal }));
};
