import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { createMCPClient, type ElicitResult, ElicitationRequestSchema } from "@ai-sdk/mcp";
import {
  convertToModelMessages,
  createUIMessageStream,
  isStepCount,
  pipeUIMessageStreamToResponse,
  streamText,
  toUIMessageStream,
  type UIMessage,
} from "ai";
import { scriptedModel } from "../src/scriptedModel";

const { PORT = "3003", MCP_SERVER: url = "http://127.0.0.1:3001/mcp" } = process.env;

/** The requests without a response, by ID. */
const open = new Map<string, (result: ElicitResult) => void>();

/** Responds to a request. Returns false if it is no longer open. */
function settle(id: string, result: ElicitResult) {
  const resolve = open.get(id);
  resolve?.(result);
  return open.delete(id);
}

/** The route of the chat. It sends each elicitation request to the page as a data part. */
async function chat(request: IncomingMessage, response: ServerResponse) {
  const { messages } = (await json(request)) as { messages: UIMessage[] };
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const client = await createMCPClient({
    transport: { type: "http", url },
    capabilities: { elicitation: { form: {} } },
  });
  const stream = createUIMessageStream({
    execute: async ({ writer }) => {
      client.onElicitationRequest(ElicitationRequestSchema, ({ params }) => {
        const id = randomUUID();
        writer.write({ type: "data-elicitation", id, data: params, transient: true });
        gone.signal.addEventListener("abort", () => settle(id, { action: "cancel" }));
        return new Promise((resolve) => {
          open.set(id, resolve);
        });
      });
      const result = streamText({
        model: scriptedModel,
        tools: await client.tools(),
        // A stopped turn leaves a tool call without a result.
        messages: await convertToModelMessages(messages, { ignoreIncompleteToolCalls: true }),
        stopWhen: isStepCount(5),
        abortSignal: gone.signal,
      });
      writer.merge(toUIMessageStream({ stream: result.stream }));
    },
    onEnd: () => client.close(),
  });
  await pipeUIMessageStreamToResponse({ response, stream });
}

/** The route for responses. In your app, also check that the request belongs to the user. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  const { id, result } = (await json(request)) as { id: string; result: ElicitResult };
  response.writeHead(settle(id, result) ? 204 : 410).end();
}

const types: Record<string, string> = { css: "text/css", html: "text/html", js: "text/javascript" };

/** The built page. */
async function file(path: string, response: ServerResponse) {
  try {
    const body = await readFile(new URL(`../${path}`, import.meta.url));
    const type = types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    response.setHeader("content-type", type).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

function route(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/api/chat") return chat(request, response);
  if (pathname === "/api/elicitation") return answer(request, response);
  return file(pathname === "/" ? "served.html" : pathname.slice(1), response);
}

createServer((request, response) => {
  route(request, response).catch((error) => response.writeHead(500).end(String(error)));
}).listen(Number(PORT), "127.0.0.1", () => console.log(`http://127.0.0.1:${PORT}/`));
