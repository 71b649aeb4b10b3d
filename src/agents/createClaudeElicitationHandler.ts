import type { ElicitationResult, Requester } from "../protocol/types.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import {
  createElicitationHandlers,
  type ElicitationHandlers,
  type IncomingContext,
} from "../transport/createElicitationHandlers.js";
import type { ElicitationSource } from "../transport/types.js";

/** Who asks through an agent of the Claude Agent SDK, and for how long. */
export interface ClaudeElicitationHandlerOptions extends Omit<ElicitationSource, "requester"> {
  /** Who an MCP server is, by the name that the agent's configuration gives it. */
  requester: (serverName: string) => Requester;
}

/** What an MCP server asks, as the Claude Agent SDK hands it on. */
export interface ServerElicitation {
  serverName: string;
  message: string;
}

/**
 * Makes the `onElicitation` of the Claude Agent SDK, for all MCP servers of its agent: in a page by
 * `@anthropic-ai/claude-agent-sdk/browser`, or in Node. Make it anew for each `query`. A request that
 * is repeated is the same question; one that the agent takes back goes.
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
