// @ts-check
import { once } from "node:events";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/**
 * Serves over HTTP what answers a web `Request`, as the SDKs' servers do. Pages of any origin may
 * ask, and read the headers of MCP.
 *
 * @param {(request: Request) => Response | Promise<Response>} answer
 * @param {number} [port]
 * @returns {Promise<{ origin: string, stop(): Promise<void> }>}
 */
export async function serveFetch(answer, port = 0) {
  const server = createServer(async (incoming, outgoing) => {
    outgoing.setHeader("access-control-allow-origin", "*");
    outgoing.setHeader("access-control-expose-headers", "mcp-session-id, mcp-protocol-version");
    if (incoming.method === "OPTIONS") {
      const wanted = incoming.headers["access-control-request-headers"] ?? "";
      outgoing.setHeader("access-control-allow-headers", wanted);
      outgoing.setHeader("access-control-allow-methods", "GET, POST, DELETE");
      outgoing.writeHead(204).end();
      return;
    }
    const response = await answer(await toRequest(incoming, outgoing));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    // A stream without a first event is open all the same.
    outgoing.flushHeaders();
    const stream = /** @type {import("node:stream/web").ReadableStream | null} */ (response.body);
    if (!stream) return outgoing.end();
    const body = Readable.fromWeb(stream);
    outgoing.once("close", () => body.destroy());
    // Whoever went away hears no more.
    body.on("error", () => outgoing.destroy());
    body.pipe(outgoing);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server listens nowhere.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @param {import("node:http").ServerResponse} outgoing
 */
async function toRequest(incoming, outgoing) {
  const { method = "GET", headers, url = "/" } = incoming;
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body: method === "POST" ? await buffer(incoming) : null,
    signal: gone.signal,
  });
}
