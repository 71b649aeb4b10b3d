import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  CallToolResultSchema,
  CancelledNotificationSchema,
  ElicitationCompleteNotificationSchema,
  ElicitRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { createElicitationHandlers } from "react-elicitation";
import { withUrlElicitations } from "react-elicitation/core";
import { type Call, type MakeCall, patience, textOf } from "./Call";

/** A host with the MCP SDK v1. */
export const callBySdkV1: MakeCall = async (queue, { requester, params, signal, gone }) => {
  const { create, complete, cancelled } = createElicitationHandlers(queue, { requester });
  const client = new Client(
    { name: "host", version: "1.0.0" },
    { capabilities: queue.capabilities.mcp },
  );
  client.setRequestHandler(ElicitRequestSchema, create);
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, complete);
  client.setNotificationHandler(CancelledNotificationSchema, cancelled);
  gone?.addEventListener("abort", () => client.close());
  await client.connect(new StreamableHTTPClientTransport(new URL(requester.url)));

  const callTool = () =>
    client.callTool(params as ToolParams, CallToolResultSchema, { ...patience, signal });
  return textOf(await withUrlElicitations(callTool, queue, { requester, signal }));
};

type ToolParams = Extract<Call["params"], { name: string }>;
