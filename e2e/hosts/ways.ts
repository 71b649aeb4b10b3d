import { createElicitationHandlers, withInputRequests } from "react-elicitation";
import { withUrlElicitations } from "react-elicitation/core";
import { type MakeCall, ownAnswers, ownCapabilities, patience, textOf } from "./Call";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { callBySdkV1 } from "./callBySdkV1";

const protocolVersion = "2026-07-28";

/** A host without an SDK: it speaks MCP 2026-07-28 by `fetch` alone. */
export const callByFetch: MakeCall = (
  queue,
  { requester, method = "tools/call", params, signal },
) => {
  let id = 0;
  const envelope = {
    "io.modelcontextprotocol/protocolVersion": protocolVersion,
    "io.modelcontextprotocol/clientInfo": { name: "host", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": {
      ...ownCapabilities,
      ...queue.capabilities.mcp,
    },
  };

  async function post(toSend: object): Promise<object> {
    const response = await fetch(requester.url, {
      method: "POST",
      signal,
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        "mcp-protocol-version": protocolVersion,
        "mcp-method": method,
        "mcp-name": "uri" in params ? params.uri : params.name,
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: (id += 1),
        method,
        params: { ...toSend, _meta: envelope },
      }),
    });
    const { result, error } = await response.json();
    if (error) throw Object.assign(new Error(error.message), { code: error.code });
    return result;
  }

  return withInputRequests(post, params, queue, { requester, signal, handlers: ownAnswers }).then(
    textOf,
  );
};

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

/** The ways to make a call, by the name of what makes it. */
export const ways = {
  "SDK v1": callBySdkV1,
  "SDK v2": callBySdkV2,
  fetch: callByFetch,
};

export type Way = keyof typeof ways;
