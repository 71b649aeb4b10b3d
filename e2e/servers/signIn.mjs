// @ts-check
import { randomUUID } from "node:crypto";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  ElicitResultSchema,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { serveFetch } from "./serveFetch.mjs";
import { Visits } from "./pages.mjs";

/**
 * Starts a server of MCP 2025-11-25 and earlier, made with the official SDK over Streamable HTTP.
 * It knows who was at its pages, says so while the session lasts, and reports what it was answered.
 *
 * @param {number} [port]
 */
export async function startSignIn(port = 0) {
  const visits = new Visits();
  let origin = "";
  /** @type {Map<string, WebStandardStreamableHTTPServerTransport>} */
  const sessions = new Map();

  async function openSession() {
    const server = new McpServer({ name: "sign-in", version: "1.0.0" });
    addTools(server, visits, () => origin);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
      },
      onsessionclosed: (id) => {
        sessions.delete(id);
      },
    });
    await server.connect(transport);
    return transport;
  }

  const { stop, ...served } = await serveFetch(async (request) => {
    const visit = visits.answer(request);
    if (visit) return visit;
    const known = sessions.get(request.headers.get("mcp-session-id") ?? "");
    return (known ?? (await openSession())).handleRequest(request);
  }, port);
  origin = served.origin;
  return {
    url: `${origin}/mcp`,
    async stop() {
      await Promise.all([...sessions.values()].map((session) => session.close()));
      await stop();
    },
  };
}

/**
 * @param {McpServer} mcp
 * @param {Visits} visits
 * @param {() => string} origin
 */
function addTools(mcp, visits, origin) {
  const { server } = mcp;

  /** A request for a page that nobody was at. */
  function page() {
    const elicitationId = visits.newId();
    const url = `${origin()}/visit/${elicitationId}`;
    return { mode: /** @type {const} */ ("url"), message: "Please sign in.", url, elicitationId };
  }

  const description = "Sends the person to a page, and reports once they were there.";
  mcp.registerTool("sign-in", { description }, async ({ requestId, signal }) => {
    const asked = page();
    const answer = await server.elicitInput(asked, {
      ...patience,
      relatedRequestId: requestId,
      signal,
    });
    if (answer.action !== "accept") return report({ answer });
    await visits.whenSeen(asked.elicitationId, signal);
    const completed = server.createElicitationCompletionNotifier(asked.elicitationId, {
      relatedRequestId: requestId,
    });
    await completed();
    return report({ answer, visited: true });
  });

  /** The pages that each call needs, by the key that its caller gave it. */
  const needed = new Map();
  mcp.registerTool(
    "list-files",
    {
      description: "Refuses (-32042) until the person was at some pages.",
      inputSchema: {
        key: z.string().describe("Tells this call, and its retry, from others."),
        pages: z.number().default(1),
        forgetful: z.boolean().default(false).describe("Asks for the same pages for ever."),
      },
    },
    ({ key, pages, forgetful }) => {
      const { calls, elicitations } = needed.get(key) ?? {
        calls: 0,
        elicitations: Array.from({ length: pages }, page),
      };
      needed.set(key, { calls: calls + 1, elicitations });
      const ids = elicitations.map(
        (/** @type {{ elicitationId: string }} */ each) => each.elicitationId,
      );
      const visited = ids.filter((/** @type {string} */ id) => visits.wasSeen(id)).length;
      if (visited === pages && !forgetful) return report({ calls: calls + 1, visited });
      if (calls === 0) for (const id of ids) void tellOfVisit(id);
      throw new UrlElicitationRequiredError(elicitations);
    },
  );

  /** @param {string} id */
  async function tellOfVisit(id) {
    await visits.whenSeen(id);
    await server.createElicitationCompletionNotifier(id)();
  }

  mcp.registerTool(
    "ask",
    {
      description: "Sends what it is told to as it is, and reports what came back.",
      inputSchema: { params: z.record(z.string(), z.unknown()) },
    },
    async ({ params }, { sendRequest }) => {
      const request = { method: "elicitation/create", params };
      try {
        return report(
          await sendRequest(/** @type {never} */ (request), ElicitResultSchema, patience),
        );
      } catch (error) {
        return report({ code: /** @type {{ code?: number }} */ (error).code });
      }
    },
  );

  mcp.registerTool(
    "ask-and-take-back",
    {
      description: "Asks, and takes it back as soon as its page was visited.",
      inputSchema: { id: z.string() },
    },
    async ({ id }, { requestId, signal }) => {
      const abort = new AbortController();
      // Whichever comes first: the visit, or the end of the call.
      const over = () => abort.abort("No longer needed.");
      void visits.whenSeen(id, signal).then(over, over);
      try {
        const answer = await server.elicitInput(question, {
          ...patience,
          relatedRequestId: requestId,
          signal: abort.signal,
        });
        return report({ answer });
      } catch {
        return report("taken back");
      }
    },
  );

  mcp.registerTool("capabilities", { description: "Reports what the client declared." }, () =>
    report(server.getClientCapabilities()),
  );
}

/** A person may take longer than the minute that the SDK gives a request. */
const patience = { timeout: 10 * 60_000 };

const question = {
  mode: /** @type {const} */ ("form"),
  message: "What is your name?",
  requestedSchema: {
    type: /** @type {const} */ ("object"),
    properties: { name: { type: /** @type {const} */ ("string"), title: "Name" } },
    required: ["name"],
  },
};

/** @param {unknown} value */
function report(value) {
  return { content: [{ type: /** @type {const} */ ("text"), text: JSON.stringify(value) }] };
}
