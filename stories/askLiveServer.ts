import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  CallToolResultSchema,
  type ElicitRequestFormParams,
  ElicitRequestSchema,
  type ElicitResult,
} from "@modelcontextprotocol/sdk/types.js";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";

/** A form may wait for its person longer than the minute that the SDK gives a call. */
const patience = { timeout: 10 * 60_000 };

/**
 * Calls a tool of the live server that asks the person something, as a host with the official SDK
 * does.
 *
 * @param url The server's Streamable HTTP address.
 * @param answer Shows the request, and returns what the person answered.
 * @returns What the server says it got.
 */
export async function askLiveServer(
  url: string,
  answer: (params: ElicitRequestFormParams, signal: AbortSignal) => Promise<ElicitResult>,
): Promise<string> {
  const client = new Client(
    { name: "react-elicitation", version: "0.0.0" },
    {
      capabilities: { elicitation: { form: {} } },
      // The SDK's usual validator compiles code, which a strict content security policy forbids.
      jsonSchemaValidator: new CfWorkerJsonSchemaValidator(),
    },
  );
  client.setRequestHandler(ElicitRequestSchema, ({ params }, { signal }) => {
    if (params.mode === "url") throw new Error("This story answers forms alone.");
    return answer(params, signal);
  });

  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  try {
    const call = { name: "trigger-elicitation-request", arguments: {} };
    const { content } = await client.callTool(call, CallToolResultSchema, patience);
    return CallToolResultSchema.shape.content
      .parse(content)
      .map((part) => (part.type === "text" ? part.text : part.type))
      .join("\n");
  } finally {
    await client.close();
  }
}
