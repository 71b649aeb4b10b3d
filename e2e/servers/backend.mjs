// @ts-check
import { once } from "node:events";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { client as editor, methods, RequestError } from "@agentclientprotocol/sdk";
import { createWebSocketStream } from "@agentclientprotocol/sdk/experimental/ws-client";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Redis } from "ioredis";
import { createAcpPermissionHandlers } from "react-elicitation/agents";
import { createElicitationRelay, redisBus } from "react-elicitation/relay";
import { createElicitationHandlers, withElicitation } from "react-elicitation";
import { createClient } from "redis";
import { WebSocket, WebSocketServer } from "ws";
import { tool } from "../../scripts/run.mjs";

/*
 * A process of a product's backend: it holds an MCP server and an agent for each person, and relays
 * what they ask. Pages are at `/elicitations`, by either wire; `/call` calls a tool of the MCP server,
 * and `/prompt` sends one to the agent, for who is named by `person`. Who they are is asked of nobody,
 * as in no product.
 *
 *   node backend.mjs --origin http://127.0.0.1:5173 --agent ws://… --redis redis://… --by ioredis
 *
 * With `--speed 4` its clock runs four times as fast: what a backend does after a minute of silence is
 * seen after a quarter of it.
 */
const { values } = parseArgs({
  options: {
    origin: { type: "string", default: "" },
    agent: { type: "string", default: "" },
    redis: { type: "string", default: "" },
    by: { type: "string", default: "redis" },
    speed: { type: "string", default: "1" },
  },
});

const bus = values.redis ? await connectBus(values.redis, values.by) : undefined;
const speed = Number(values.speed);
/** @type {import("react-elicitation/core").Timers} */
const fastTimers = {
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds / speed),
  clearTimeout,
  now: () => Date.now() * speed,
};
// Else the relay's own, as in a product.
const timers = speed === 1 ? undefined : fastTimers;
const relay = createElicitationRelay({ bus, origins: [values.origin], timers });

const everything = { name: "Everything", url: "https://everything.example/mcp" };

/** @type {Map<string, Promise<Session>>} */
const sessions = new Map();

/** @typedef {{ queue: import("react-elicitation").ElicitationQueue, mcp: Client }} Session */

const http = createServer(async (request, response) => {
  response.setHeader("access-control-allow-origin", values.origin);
  response.setHeader("access-control-allow-headers", "content-type");
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://backend");
  const person = searchParams.get("person") ?? "";
  if (request.method === "OPTIONS") return response.writeHead(204).end();
  if (pathname === "/elicitations") return relay.handle(request, response, person);
  const does = { "/call": callTool, "/prompt": sendPrompt }[pathname];
  if (!does) return response.writeHead(404).end();
  try {
    response.end(await does(person, searchParams.get("of") ?? ""));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
  return response;
});

const sockets = new WebSocketServer({ server: http });
sockets.on("connection", (socket, request) => {
  const { searchParams } = new URL(request.url ?? "/", "http://backend");
  relay.acceptSocket(socket, searchParams.get("person") ?? "", request);
});

/**
 * @param {string} person
 * @param {string} name
 */
async function callTool(person, name) {
  const made = sessions.get(person) ?? connectServer(person);
  sessions.set(person, made);
  const { queue, mcp } = await made;
  const { content } = await withElicitation(
    queue,
    (options) => mcp.callTool({ name, arguments: {} }, options),
    { requester: everything },
  );
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

/**
 * @param {string} person
 * @returns {Promise<Session>}
 */
async function connectServer(person) {
  const queue = relay.queueFor(person);
  const { create, complete } = createElicitationHandlers(queue, { requester: everything });
  const mcp = new Client(
    { name: "backend", version: "1" },
    { capabilities: relay.capabilities.mcp },
  );
  mcp.setRequestHandler("elicitation/create", create);
  mcp.setNotificationHandler("notifications/elicitation/complete", complete);
  const [command = "", ...args] = tool(
    "@modelcontextprotocol/server-everything",
    "mcp-server-everything",
    "stdio",
  );
  await mcp.connect(new StdioClientTransport({ command, args, stderr: "ignore" }));
  return { queue, mcp };
}

/**
 * @param {string} person
 * @param {string} prompt
 */
async function sendPrompt(person, prompt) {
  const queue = relay.queueFor(person);
  const requester = { name: "Coding agent", url: values.agent };
  const { create, complete } = createElicitationHandlers(queue, { requester, RequestError });
  const permission = createAcpPermissionHandlers(queue, { requester, RequestError });
  const app = editor({ name: "backend" })
    .onRequest(methods.client.session.requestPermission, permission.request)
    .onNotification(methods.client.session.update, ({ params }) => permission.update(params))
    .onRequest(methods.client.elicitation.create, create)
    .onNotification(methods.client.elicitation.complete, complete);
  return app.connectWith(createWebSocketStream(values.agent, { WebSocket }), async (agent) => {
    const clientCapabilities = relay.capabilities.acp;
    await agent.request(methods.agent.initialize, { protocolVersion: 1, clientCapabilities });
    const session = await agent.buildSession("/").start();
    const [text] = await Promise.all([session.readText(), session.prompt(prompt)]);
    return text;
  });
}

/**
 * @param {string} url
 * @param {string} by which client of Redis
 */
async function connectBus(url, by) {
  if (by === "ioredis") return redisBus(new Redis(url), new Redis(url));
  const publisher = createClient({ url });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) client.on("error", console.error);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  return redisBus(publisher, subscriber);
}

http.listen(0, "127.0.0.1");
await once(http, "listening");
const address = /** @type {import("node:net").AddressInfo} */ (http.address());
console.log(`http://127.0.0.1:${address.port}/`);
// Whoever started it is gone.
process.stdin.resume();
process.stdin.once("end", () => process.exit());
process.once("SIGTERM", async () => {
  await relay.close();
  process.exit();
});
