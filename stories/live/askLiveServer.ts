import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  CallToolResultSchema,
  type ElicitRequest,
  ElicitRequestSchema,
  type ElicitResult,
} from "@modelcontextprotocol/sdk/types.js";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";

/** The tool that asks for thirteen fields. */
const asksForFields = { name: "trigger-elicitation-request", arguments: {} };

/** A form may wait for its person longer than the minute that the SDK gives a call. */
const patience = { timeout: 10 * 60_000 };

/**
 * Calls a tool of the live server that asks the person something, as a host with the official SDK
 * does.
 *
 * @param url The server's Streamable HTTP address.
 * @param answer Shows the request, and returns what the person answered.
 * @param call Which tool is called, and with what.
 * @returns What the server says it got.
 */
export async function askLiveServer(
  url: string,
  answer: (params: ElicitRequest["params"], signal: AbortSignal) => Promise<ElicitResult>,
  call: { name: string; arguments: Record<string, unknown> } = asksForFields,
): Promise<string> {
  const client = new Client(
    { name: "react-elicitation", version: "0.0.0" },
    {
      capabilities: { elicitation: { form: {}, url: {} } },
      // The SDK's usual validator compiles code, which a strict content security policy forbids.
      jsonSchemaValidator: new CfWorkerJsonSchemaValidator(),
    },
  );
  client.setRequestHandler(ElicitRequestSchema, ({ params }, { signal }) => answer(params, signal));

  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  try {
    const { content } = await client.callTool(call, CallToolResultSchema, patience);
    return CallToolResultSchema.shape.content
      .parse(content)
      .map((part) => (part.type === "text" ? part.text : part.type))
      .join("\n");
  } finally {
    await client.close();
  }
}
