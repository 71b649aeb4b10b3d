import { withInputRequests } from "react-elicitation";
import type { MakeCall } from "./Call";
import { ownAnswers, ownCapabilities } from "./ownAnswers";
import { textOf } from "./textOf";

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
