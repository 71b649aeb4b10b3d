// @ts-check
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { tool } from "../../scripts/run.mjs";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

/** A form may wait for its person longer than the minute that the SDK gives a call. */
const patience = { timeout: 10 * 60_000 };

/** @typedef {{ sendText(text: string): void, end(): void }} Wire The way to the page. */

/**
 * One page that is relayed to: the MCP servers that are called for it, and what they ask. It speaks
 * JSON-RPC: `tools/call` and its cancellation come in, `elicitation/create`, its cancellation and
 * completion go out.
 */
export class RelaySession {
  #nextId = 1;
  /** What is asked and has no answer yet, by id. */
  #asked = new Map();
  /** @type {Map<unknown, AbortController>} */
  #calls = new Map();
  /** What came while the page was away. @type {string[]} */
  #missed = [];
  /** @type {Wire | undefined} */
  #wire;
  /** @type {Record<string, Promise<Client>>} */
  #clients = {};
  #toPage;

  /**
   * @param {Wire} wire
   * @param {(onDone: () => void) => { url: string, elicitationId: string }} toPage
   */
  constructor(wire, toPage) {
    this.#wire = wire;
    this.#toPage = toPage;
  }

  /**
   * The page is back: what it has not answered is sent once more, since it may not have arrived.
   *
   * @param {Wire} wire
   */
  attach(wire) {
    this.#wire = wire;
    for (const { message } of this.#asked.values()) this.#send(message);
    for (const text of this.#missed.splice(0)) wire.sendText(text);
  }

  /** Ends the connection, which the page may take up again. */
  drop() {
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.end();
  }

  /** Ends it all. */
  async hangUp() {
    this.drop();
    const clients = await Promise.all(Object.values(this.#clients));
    this.#clients = {};
    await Promise.all(clients.map((client) => client.close()));
  }

  /**
   * Sends it as it is.
   *
   * @param {string} text
   */
  sendText(text) {
    this.#wire?.sendText(text);
  }

  /**
   * Takes a message of the page.
   *
   * @param {string} text
   */
  receive(text) {
    const { id, method, params, result, error } = JSON.parse(text);
    if (method === "tools/call") void this.#call(id, params);
    if (method === "notifications/cancelled") this.#calls.get(params.requestId)?.abort();
    if (method === undefined) this.#asked.get(id)?.settle({ result, error });
  }

  /**
   * @param {unknown} id
   * @param {{ name: string, arguments?: Record<string, unknown> }} params
   */
  async #call(id, params) {
    const abort = new AbortController();
    this.#calls.set(id, abort);
    try {
      const client = await this.#clientFor(params.name);
      const result = await client.callTool(params, { ...patience, signal: abort.signal });
      this.#send({ id, result });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#send({ id, error: { code: -32000, message } });
    }
    this.#calls.delete(id);
  }

  /** @param {string} name */
  #clientFor(name) {
    const where = name.startsWith("trigger-") ? "everything" : "asking";
    return (this.#clients[where] ??= this.#connect(where));
  }

  /** @param {"everything" | "asking"} where */
  async #connect(where) {
    const client = new Client(
      { name: "relay", version: "1" },
      { capabilities: { elicitation: { form: {}, url: {} } } },
    );
    client.setRequestHandler("elicitation/create", ({ params }, { mcpReq }) =>
      this.#ask(params, mcpReq.signal),
    );
    client.setNotificationHandler("notifications/elicitation/complete", ({ method, params }) =>
      this.#send({ method, params }),
    );
    await client.connect(where === "everything" ? overStdio() : await this.#inMemory());
    return client;
  }

  /**
   * @param {object} params
   * @param {AbortSignal} signal
   * @returns {Promise<any>}
   */
  #ask(params, signal) {
    const id = this.#nextId;
    this.#nextId += 1;
    const message = { id, method: "elicitation/create", params };
    return new Promise((resolve, reject) => {
      /** @param {{ result?: unknown, error?: unknown }} answer */
      const settle = ({ result, error }) => {
        this.#asked.delete(id);
        if (error === undefined) resolve(result);
        else reject(error);
      };
      this.#asked.set(id, { message, settle });
      signal.addEventListener("abort", () => {
        if (!this.#asked.delete(id)) return;
        reject(signal.reason);
        this.#send({ method: "notifications/cancelled", params: { requestId: id } });
      });
      if (this.#wire) this.#send(message);
    });
  }

  async #inMemory() {
    const [here, there] = InMemoryTransport.createLinkedPair();
    await createAskingServer(this.#toPage).connect(there);
    return here;
  }

  /** @param {object} message */
  #send(message) {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    if (this.#wire) this.#wire.sendText(text);
    else this.#missed.push(text);
  }
}

/** A local server, such as no browser can reach. */
function overStdio() {
  const [command = "", ...args] = tool(
    "@modelcontextprotocol/server-everything",
    "mcp-server-everything",
    "stdio",
  );
  return new StdioClientTransport({ command, args, stderr: "ignore" });
}

const requestedSchema = {
  type: /** @type {const} */ ("object"),
  properties: { name: { type: /** @type {const} */ ("string"), title: "Name" } },
};

/**
 * An MCP server for what the live one never does: it takes back what it asks when the call it asks
 * for is cancelled, and says when the person is done with a page.
 *
 * @param {(onDone: () => void) => { url: string, elicitationId: string }} toPage
 */
export function createAskingServer(toPage) {
  const mcp = new McpServer({ name: "asking", version: "1" });

  /**
   * @param {Parameters<typeof mcp.server.elicitInput>[0]} params
   * @param {AbortSignal} signal
   */
  async function ask(params, signal) {
    const result = await mcp.server.elicitInput(params, { signal, timeout: 10 * 60_000 });
    const text = `Raw result: ${JSON.stringify(result)}`;
    return { content: [{ type: /** @type {const} */ ("text"), text }] };
  }

  mcp.registerTool("ask", {}, ({ signal }) =>
    ask({ message: "Who are you?", requestedSchema }, signal),
  );
  mcp.registerTool("sign-in", {}, ({ signal }) => {
    const page = toPage(() => mcp.server.createElicitationCompletionNotifier(page.elicitationId)());
    return ask({ mode: "url", message: "Sign in to go on", ...page }, signal);
  });
  return mcp;
}
