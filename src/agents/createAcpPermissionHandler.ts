import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import {
  createElicitationHandlers,
  type ElicitationHandlersOptions,
  type IncomingRequest,
} from "../transport/createElicitationHandlers.js";
import { DECISION, readPermission } from "./readPermission.js";

/** The response to ACP's `session/request_permission`. */
export interface PermissionDecision {
  /** The selected option, or `cancelled`. */
  outcome:
    | {
        /** The user selected an option. */
        outcome: "selected";
        /** ID of the option. */
        optionId: string;
      }
    | {
        /** The user dismissed the request. */
        outcome: "cancelled";
      };
}

/**
 * Creates the handler of ACP's `session/request_permission` (tool approval).
 *
 * Codex and Claude agents ask for permission this way. Each option is a button with the agent's
 * text, in the agent's order; options that are all of one kind are a select. Dismissing the request
 * sends `cancelled`, and there is no Decline next to the agent's options. The form shows the whole
 * command, arguments and diffs; the `message` of the request has the same as plain text. A
 * `decline` of your own form selects the first option to reject once, or is `cancelled`.
 *
 * @throws {InvalidParamsError} -32602 if the params are malformed, have no option, or two different
 *   options with one ID.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
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
