// @ts-check
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

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
