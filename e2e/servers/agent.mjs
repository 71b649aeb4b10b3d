// @ts-check
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { agent, methods, RequestError } from "@agentclientprotocol/sdk";
import { createNodeWebSocketUpgradeHandler } from "@agentclientprotocol/sdk/experimental/node";
import { AcpServer } from "@agentclientprotocol/sdk/experimental/server";
import { WebSocketServer } from "ws";
import { createSignInPages } from "./pages.mjs";

/** A form with what ACP allows and MCP does not. */
const plan = {
  message: "How shall I go about it?",
  _meta: { "agent.example/turn": 3 },
  // No type: an object it is all the same.
  requestedSchema: {
    title: null,
    description: null,
    required: ["strategy"],
    properties: {
      strategy: {
        type: "string",
        title: "Strategy",
        description: null,
        minLength: null,
        default: null,
        oneOf: [
          { const: "careful", title: "Careful", description: "One change at a time" },
          { const: "bold", title: "Bold", description: null, _meta: { risk: 2 } },
        ],
      },
      branch: {
        type: "string",
        title: "Branch",
        pattern: "^[a-z/]+$",
        format: null,
        maxLength: null,
        default: "main",
        _meta: null,
      },
      attempts: { type: "integer", title: "Attempts", minimum: 1, maximum: null, default: null },
      checks: {
        type: "array",
        title: "Checks",
        items: { type: "string", enum: ["Lint", "Types"] },
        minItems: null,
        maxItems: null,
        default: null,
      },
      push: { type: "boolean", title: "Push", description: null, default: null },
      place: { type: "_place", title: "Place" },
    },
  },
};

/**
 * What a prompt makes of the agent, by its words.
 *
 * @typedef {{
 *   ask: (params: object, method?: string) => Promise<any>,
 *   notify: (method: string, params: object) => Promise<void>,
 *   toPage: () => { page: { url: string, elicitationId: string }, done: Promise<void> },
 *   declared: unknown,
 *   requestId: unknown,
 *   sessionId: string,
 *   signedIn: { yes: boolean },
 * }} Turn
 * @type {Record<string, (turn: Turn) => unknown>}
 */
const prompts = {
  "Ask me": ({ ask }) => ask({ mode: "form", ...plan }),
  "Ask without a mode": ({ ask }) => ask(plan),
  "Ask in a mode of your own": ({ ask }) => ask({ mode: "_qr", message: "Scan this" }),
  "Ask about this prompt": ({ ask, requestId }) =>
    ask({ mode: "form", ...plan, sessionId: undefined, requestId }),
  "What do I show?": ({ declared }) => ({ declared }),
  "Sign me in": (turn) =>
    signIn(turn, { toolCallId: "sign-in" }, "elicitation/create", "elicitation/complete"),
  // Only the ID: what runs was announced before.
  "Run the tests": async ({ ask, notify, sessionId }) => {
    const toolCallId = "tests";
    const update = {
      sessionUpdate: "tool_call",
      toolCallId,
      title: "Run the tests",
      kind: "execute",
      rawInput: { command: "npm test" },
    };
    await notify(methods.client.session.update, { sessionId, update });
    const options = [
      { optionId: "yes", name: "Yes, run them", kind: "allow_once" },
      { optionId: "always", name: "Yes, always", kind: "allow_always" },
      { optionId: "no", name: "No", kind: "reject_once" },
    ];
    const asked = { toolCall: { toolCallId }, options };
    return (await ask(asked, methods.client.session.requestPermission)).outcome;
  },
  // The early form of all this, which no SDK has names for.
  "Ask me early": ({ ask }) => ask(plan, "session/elicitation"),
  "Sign me in early": (turn) =>
    signIn(turn, {}, "session/elicitation", "notifications/elicitation/complete"),
  "Go on once I have signed in": ({ notify, toPage, signedIn }) => {
    if (signedIn.yes) return { signedIn };
    const { page, done } = toPage();
    void done.then(() => {
      signedIn.yes = true;
      const { elicitationId } = page;
      return notify("notifications/elicitation/complete", { elicitationId });
    });
    const elicitations = [{ mode: "url", message: "Sign in to go on", ...page }];
    throw new RequestError(-32042, "Sign in first", { elicitations });
  },
};

/**
 * Sends the person to a page, and when they agreed to that, says when they are done there.
 *
 * @param {Turn} turn
 * @param {object} scope
 * @param {string} create
 * @param {string} complete
 */
async function signIn({ ask, notify, toPage }, scope, create, complete) {
  const { page, done } = toPage();
  const got = await ask({ mode: "url", message: "Sign in to go on", ...scope, ...page }, create);
  if (got.action !== "accept") return got;
  await done;
  await notify(complete, { elicitationId: page.elicitationId });
  return got;
}

/**
 * Starts an ACP agent made with the official SDK, which serves it over WebSocket. It does what a
 * prompt says (`prompts`), and tells what became of it.
 *
 * @param {number} [port]
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startAgent(port = 0) {
  const pages = createSignInPages();
  const http = createServer((request, response) => {
    if (!pages.serve(request, response)) response.writeHead(404).end();
  });
  http.listen(port, "127.0.0.1");
  await once(http, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (http.address());

  const server = new AcpServer({ createAgent: () => createAgent(pages, address.port) });
  const sockets = new WebSocketServer({ noServer: true });
  http.on("upgrade", createNodeWebSocketUpgradeHandler(server, sockets));
  return {
    url: `ws://127.0.0.1:${address.port}/`,
    async stop() {
      await server.close();
      http.close();
      http.closeAllConnections();
      await once(http, "close");
    },
  };
}

/**
 * @param {ReturnType<typeof createSignInPages>} pages
 * @param {number} port
 */
function createAgent(pages, port) {
  /** @type {unknown} */
  let declared;
  const signedIn = { yes: false };
  /** @type {Map<string, AbortController>} */
  const turns = new Map();
  return agent({ name: "agent" })
    .onRequest(methods.agent.initialize, ({ params }) => {
      declared = params.clientCapabilities?.elicitation ?? null;
      return { protocolVersion: params.protocolVersion };
    })
    .onRequest(methods.agent.session.new, () => ({ sessionId: randomUUID() }))
    .onNotification(methods.agent.session.cancel, ({ params }) => {
      turns.get(params.sessionId)?.abort();
    })
    .onRequest(methods.agent.session.prompt, async ({ params, client, requestId }) => {
      const { sessionId, prompt } = params;
      const turn = new AbortController();
      turns.set(sessionId, turn);
      const [block] = prompt;
      const task = block?.type === "text" ? prompts[block.text] : undefined;
      if (!task) throw RequestError.invalidParams({ prompts: Object.keys(prompts) });
      const got = await task({
        // Once the turn is cancelled the SDK sends `$/cancel_request`.
        ask: (asked, method = methods.client.elicitation.create) =>
          client
            .request(method, { sessionId, ...asked }, { cancellationSignal: turn.signal })
            // What was refused is told like what was answered.
            .catch(({ code, message }) => ({ code, message })),
        notify: (method, given) => client.notify(method, given),
        toPage: () => {
          let elicitationId = "";
          /** @type {Promise<void>} */
          const done = new Promise((resolve) => {
            elicitationId = pages.add(resolve);
          });
          // Another site than where the agent is.
          const url = `http://localhost:${port}/${elicitationId}`;
          return { page: { url, elicitationId }, done };
        },
        declared,
        requestId,
        sessionId,
        signedIn,
      });
      await client.notify(methods.client.session.update, {
        sessionId,
        update: {
          sessionUpdate: "agent_message_chunk",
          content: { type: "text", text: `Raw result: ${JSON.stringify(got)}` },
        },
      });
      return { stopReason: turn.signal.aborted ? "cancelled" : "end_turn" };
    });
}
