// @ts-check
import {
  createMcpHandler,
  inputRequired,
  McpServer,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/server";
import { serveFetch } from "./serveFetch.mjs";
import { Visits } from "./pages.mjs";

/** @typedef {import("@modelcontextprotocol/server").ServerContext} Context */

/** Everything that a careless client changes: quotes, escapes, JSON in it, blanks at the ends. */
export const ODD = ' \t{"a": "é \\u0000", "b":1.0}\r\n\u2028\u{1f980}e\u0301\u00e9 ';

/** Longer than what fits into a header. */
const LONG = `${ODD}${"0123456789abcdef".repeat(2_000)}`;

/**
 * Starts a server of MCP 2026-07-28, made with the official SDK over Streamable HTTP. What it wants
 * to know it asks in its results, in rounds, and it reports what it was answered.
 *
 * @param {number} [port]
 */
export async function startRounds(port = 0) {
  const visits = new Visits();
  const calls = new Map();
  let origin = "";
  const handler = createMcpHandler(
    () => {
      const server = new McpServer({ name: "rounds", version: "1.0.0" });
      addRounds(server);
      addPages(server, visits, calls, () => origin);
      return server;
    },
    { legacy: "reject" },
  );
  const { stop, ...served } = await serveFetch(
    (request) => visits.answer(request) ?? handler.fetch(request),
    port,
  );
  origin = served.origin;
  return {
    url: `${origin}/mcp`,
    async stop() {
      await handler.close();
      await stop();
    },
  };
}

/** @param {McpServer} server */
function addRounds(server) {
  const description = "Asks three questions in one round.";
  server.registerTool("three-questions", { description }, ({ mcpReq }) => {
    const { inputResponses } = mcpReq;
    return inputResponses
      ? report({ inputResponses, state: stateOf(mcpReq) })
      : inputRequired({
          inputRequests: {
            name: question("What is your name?", { type: "string", title: "Name" }),
            seats: question("How many seats?", { type: "integer", title: "Seats" }),
            terrace: question("On the terrace?", { type: "boolean", title: "Terrace" }),
          },
        });
  });

  server.registerTool("rounds-with-state", { description: "Asks in two rounds." }, ({ mcpReq }) => {
    const { inputResponses } = mcpReq;
    if (!inputResponses) return askFirst();
    if ("first" in inputResponses) {
      expectState(mcpReq, ODD);
      return inputRequired({
        inputRequests: { second: question("Second?", { type: "string", title: "Second" }) },
        requestState: LONG + JSON.stringify(inputResponses.first),
      });
    }
    const first = stateOf(mcpReq)?.slice(LONG.length) ?? "";
    expectState(mcpReq, LONG + first);
    return report({ first: JSON.parse(first), ...inputResponses });
  });

  server.registerTool("state-once", { description: "Sends state once." }, ({ mcpReq }) => {
    const { inputResponses } = mcpReq;
    if (!inputResponses) return askFirst();
    if ("first" in inputResponses) {
      expectState(mcpReq, ODD);
      return inputRequired({
        inputRequests: { second: question("Second?", { type: "string", title: "Second" }) },
      });
    }
    expectState(mcpReq, undefined);
    return report(inputResponses);
  });

  server.registerTool("mixed", { description: "Asks person and host." }, ({ mcpReq }) => {
    const { inputResponses } = mcpReq;
    return inputResponses
      ? report(inputResponses)
      : inputRequired({
          inputRequests: {
            roots: inputRequired.listRoots(),
            name: question("What is your name?", { type: "string", title: "Name" }),
            model: inputRequired.createMessage({
              messages: [{ role: "user", content: { type: "text", text: "Hello?" } }],
              maxTokens: 10,
            }),
          },
        });
  });

  server.registerTool("only-state", { description: "Asks for a retry." }, ({ mcpReq }) => {
    if (mcpReq.requestState() === undefined) return inputRequired({ requestState: ODD });
    expectState(mcpReq, ODD);
    return report("retried");
  });

  server.registerTool("mode-left-out", { description: "Names no mode." }, ({ mcpReq }) =>
    mcpReq.inputResponses
      ? report(mcpReq.inputResponses)
      : inputRequired({
          inputRequests: {
            bare: { method: "elicitation/create", params: { message: "Go on?", requestedSchema } },
          },
        }),
  );

  server.registerTool(
    "capabilities",
    { description: "Reports what it was told." },
    ({ mcpReq }) => {
      /** @type {Record<string, unknown>} */
      const envelope = { ...mcpReq.envelope };
      return report(envelope["io.modelcontextprotocol/clientCapabilities"]);
    },
  );

  server.registerPrompt("letter", { description: "Asks who it is to." }, ({ mcpReq }) => {
    const { inputResponses } = mcpReq;
    if (!inputResponses) return inputRequired({ inputRequests: toWhom() });
    return { messages: [{ role: "user", content: text(inputResponses) }] };
  });

  server.registerResource("letter", "rounds://letter", {}, (uri, { mcpReq }) => {
    const { inputResponses } = mcpReq;
    if (!inputResponses) return inputRequired({ inputRequests: toWhom() });
    return { contents: [{ uri: uri.href, text: JSON.stringify(inputResponses) }] };
  });
}

/**
 * @param {McpServer} server
 * @param {Visits} visits
 * @param {Map<string, number>} calls How often each was made, by its state.
 * @param {() => string} origin
 */
function addPages(server, visits, calls, origin) {
  const description = "Sends the person to a page, and asks again until it was visited.";
  server.registerTool("sign-in", { description }, ({ mcpReq }) => {
    const id = stateOf(mcpReq) ?? visits.newId();
    const made = (calls.get(id) ?? 0) + 1;
    calls.set(id, made);
    const answer = /** @type {{ action?: string } | undefined} */ (mcpReq.inputResponses?.page);
    if (answer && (answer.action !== "accept" || visits.wasSeen(id))) {
      return report({ answer, visited: visits.wasSeen(id), calls: made });
    }
    return inputRequired({
      inputRequests: {
        page: inputRequired.elicitUrl({
          message: "Please sign in.",
          url: `${origin()}/visit/${id}`,
        }),
      },
      requestState: id,
    });
  });

  server.registerTool("sign-in-2025", { description: "Refuses as servers of 2025 do." }, () => {
    const elicitationId = visits.newId();
    const url = `${origin()}/visit/${elicitationId}`;
    throw new UrlElicitationRequiredError([
      { mode: "url", message: "Sign in.", url, elicitationId },
    ]);
  });
}

/** A plain confirmation. */
const requestedSchema = { type: /** @type {const} */ ("object"), properties: {} };

const askFirst = () =>
  inputRequired({
    inputRequests: { first: question("First?", { type: "string", title: "First" }) },
    requestState: ODD,
  });

const toWhom = () => ({ to: question("To whom?", { type: "string", title: "To" }) });

/**
 * @param {string} message
 * @param {import("@modelcontextprotocol/server").PrimitiveSchemaDefinition} answer
 */
function question(message, answer) {
  return inputRequired.elicit({
    message,
    requestedSchema: { type: "object", properties: { answer }, required: ["answer"] },
  });
}

/** @param {Context["mcpReq"]} mcpReq */
function stateOf(mcpReq) {
  return /** @type {string | undefined} */ (mcpReq.requestState());
}

/**
 * @param {Context["mcpReq"]} mcpReq
 * @param {string | undefined} state
 */
function expectState(mcpReq, state) {
  const came = stateOf(mcpReq);
  if (came !== state) throw new Error(`Another state came back: ${JSON.stringify(came)}`);
}

/** @param {unknown} value */
function text(value) {
  return { type: /** @type {const} */ ("text"), text: JSON.stringify(value) };
}

/** @param {unknown} value */
function report(value) {
  return { content: [text(value)] };
}
