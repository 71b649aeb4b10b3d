import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import {
  createElicitationHandlers,
  type ElicitationHandlersOptions,
  type IncomingRequest,
} from "../transport/createElicitationHandlers.js";
import { DECISION, readPermission } from "./readPermission.js";

/** What the person decided, as ACP's `session/request_permission` is answered. */
export interface PermissionDecision {
  outcome: { outcome: "selected"; optionId: string } | { outcome: "cancelled" };
}

/**
 * Makes the handler of ACP's `session/request_permission`, by which agents ask whether they may call a
 * tool: Codex's and Claude's do. The options are a choice, by the names that the agent gives them ("Allow
 * for this session"), and none is chosen beforehand. Decline is the agent's own option to reject once,
 * where it has one; Cancel, and a request that is taken back, is `cancelled`.
 *
 * What the agent says of the call is the message, whole: its input as JSON, where no text of it has it.
 *
 * @throws -32602 for what is no such request, has no option, or has two different options with one
 *   id.
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
    const result = await create({ params: permission?.request, signal, requestId });
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
