// @ts-check
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { WebSocketServer } from "ws";
import { garbage } from "./garbage.mjs";
import { RelaySession } from "./RelaySession.mjs";
import { createSignInPages } from "./pages.mjs";

/**
 * Starts a backend that talks to MCP servers in place of the browser, and relays what they ask. It
 * has two doors, and a page names its `session` at either: WebSocket, or server-sent events
 * (`events`) answered by POST (`messages`).
 *
 * For tests, a POST to `hangUp`, `drop` or `garbage` has it end a session for good, lose the
 * connection until the page connects again, or send what no relay should.
 *
 * @param {number} [port]
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startRelay(port = 0) {
  const signIn = createSignInPages();
  /** @type {Map<string, RelaySession>} */
  const sessions = new Map();
  let url = "";

  /** @param {import("./RelaySession.mjs").Wire} wire */
  const createSession = (wire) =>
    new RelaySession(wire, (onDone) => {
      const elicitationId = signIn.add(onDone);
      // Another site than where the relay is.
      return { url: `${url.replace("127.0.0.1", "localhost")}${elicitationId}`, elicitationId };
    });

  const http = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") return response.end();
    if (signIn.serve(request, response)) return response;

    const { pathname, id } = readAddress(request);
    const session = sessions.get(id);
    if (pathname === "/events") {
      // An event source that is told that there is no content does not try again.
      if (!session && request.headers["last-event-id"]) return response.writeHead(204).end();
      const wire = openEvents(response);
      if (session) session.attach(wire);
      else sessions.set(id, createSession(wire));
      return response;
    }
    if (!session) return response.writeHead(404).end();
    if (pathname === "/messages") session.receive(await text(request));
    if (pathname === "/garbage") for (const junk of garbage) session.sendText(junk);
    if (pathname === "/drop") session.drop();
    if (pathname === "/hangUp") {
      sessions.delete(id);
      await session.hangUp();
    }
    return response.writeHead(202).end();
  });

  const sockets = new WebSocketServer({ server: http });
  sockets.on("connection", (socket, request) => {
    const { id } = readAddress(request);
    const session = createSession({
      sendText: (message) => socket.send(message),
      end: () => socket.close(),
    });
    sessions.set(id, session);
    socket.on("message", (data) => session.receive(String(data)));
    socket.once("close", () => {
      sessions.delete(id);
      void session.hangUp();
    });
  });

  http.listen(port, "127.0.0.1");
  await once(http, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (http.address());
  url = `http://127.0.0.1:${address.port}/`;
  return {
    url,
    async stop() {
      await Promise.all([...sessions.values()].map((session) => session.hangUp()));
      http.close();
      http.closeAllConnections();
      await once(http, "close");
    },
  };
}

/** @param {import("node:http").IncomingMessage} request */
function readAddress({ url = "/" }) {
  const { pathname, searchParams } = new URL(url, "http://relay");
  return { pathname, id: searchParams.get("session") ?? "" };
}

/**
 * Server-sent events, which the page connects to again at once when they end.
 *
 * @param {import("node:http").ServerResponse} response
 */
function openEvents(response) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  // Firefox keeps the id of an event alone, not that of a block without data.
  response.write("retry: 50\nevent: welcome\nid: 0\ndata: welcome\n\n");
  return {
    /** @param {string} message */
    sendText: (message) => void response.write(`data: ${message}\n\n`),
    end: () => void response.end(),
  };
}
