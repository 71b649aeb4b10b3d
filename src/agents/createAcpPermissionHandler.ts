import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import {
  createElicitationHandlers,
  type ElicitationHandlersOptions,
  type IncomingRequest,
} from "../transport/createElicitationHandlers.js";
import { DECISION, readPermission } from "./readPermission.js";

/** What the user decided, as the response to ACP's `session/request_permission`. */
export interface PermissionDecision {
  outcome: { outcome: "selected"; optionId: string } | { outcome: "cancelled" };
}

/**
 * Makes the handler of ACP's `session/request_permission`, by which agents ask whether they may call a
 * tool: Codex's and Claude's do. Each option is a button with the agent's own words, in the agent's
 * order. Options that are all of one kind are a choice. Dismissing the request is `cancelled`; there is
 * no Decline besides the agent's options.
 *
 * The form shows whole what the agent would do: commands and arguments in boxes that scroll, diffs line
 * by line. The `message` of the request has the same as plain text.
 *
 * A `decline`, which a form of your own may send, is the agent's first option to reject once. Without
 * one it is `cancelled`.
 *
 * @throws -32602 for params that are no such request, have no option, or have two different options
 *   with one ID.
 * @see https://agentclientprotocol.com/protocol/v1/tool-calls#requesting-permission
 * @example
 * const permission = createAcpPermissionHandler(queue, { requester, RequestError });
 * // With the ACP SDK's `editor = client({ name: "editor" })`
 * editor.onRequest(methods.client.session.requestPermission, permission);
 */
export function createAcpPermissionHandler(
  queue: ElicitationQueue,
  options: ElicitationHandlersOptions,
): (request: IncomingRequest) => Promise<PermissionDecision> {
  const { create } = createElicitationHandlers(queue, options);
  return async ({ params, signal, requestId }) => {
    const permission = readPermission(params);
    const request = { params: permission?.request, signal, requestId };
    const result = await create(request, {}, permission?.approval);
    const answers = {
      accept: "content" in result ? result.content?.[DECISION] : undefined,
      decline: permission?.declined,
      cancel: undefined,
    };
    const optionId = answers[result.action];
    return typeof optionId === "string"
      ? { outcome: { outcome: "selected", optionId } }
      : { outcome: { outcome: "cancelled" } };
  };
}
