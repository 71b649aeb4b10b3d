import type { ElicitationResult, Requester } from "../core/protocol.js";
import type {
  ElicitationHandlers,
  ElicitationSource,
  IncomingContext,
} from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { createElicitationHandlers } from "../transports/handlers.js";

/** Options of `createClaudeElicitationHandler`. */
export interface ClaudeElicitationHandlerOptions extends Omit<ElicitationSource, "requester"> {
  /** Returns the requester of an MCP server, by its name in the agent's configuration. */
  requester: (serverName: string) => Requester;
}

/** A request of an MCP server, as the Claude Agent SDK passes it on. */
export interface ServerElicitation {
  /** Name of the server in the agent's configuration. */
  serverName: string;
  /** Message to the user. Untrusted. */
  message: string;
}

/**
 * Creates the `onElicitation` option of the Claude Agent SDK.
 *
 * It handles all MCP servers of the agent, in a page (`@anthropic-ai/claude-agent-sdk/browser`) or
 * in Node. Create one for each `query`. A repeated request is the same request, and one that the
 * agent withdraws is removed.
 *
 * @example
 * const onElicitation = createClaudeElicitationHandler(queue, { requester: (name) => ({ name }) });
 * const messages = query({ prompt, sse, onElicitation });
 * for await (const message of messages) {
 *   if (message.subtype === "elicitation_complete") queue.complete(message.elicitation_id);
 * }
 */
export function createClaudeElicitationHandler(
  queue: ElicitationQueue,
  { requester, ...source }: ClaudeElicitationHandlerOptions,
): (request: ServerElicitation, context: IncomingContext) => Promise<ElicitationResult> {
  const handlers = new Map<string, ElicitationHandlers>();
  return ({ serverName, ...params }, context) => {
    let own = handlers.get(serverName);
    if (!own) {
      own = createElicitationHandlers(queue, { ...source, requester: requester(serverName) });
      handlers.set(serverName, own);
    }
    return own.create({ params }, context);
  };
}
