import {
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  approvalRequest,
} from "../core/ApprovalRequest.js";
import { asList, asObject, asText, isObject, type JsonObject } from "../core/json.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { reviewed } from "../transports/requests.js";
import { ALLOW_ONCE, type ApprovalReview, DENY_ONCE, readCall } from "./approvals.js";
import { askGroup, distinct, type InterruptOptions } from "./interrupts.js";

/** A function call that asks for a confirmation. Untrusted. */
export interface AdkConfirmation {
  /** ID of the function call. */
  id: string;
  /** The call to confirm. */
  toolName: string | undefined;
  /** Arguments of the call to confirm. */
  args: unknown;
  /** Message of the tool. */
  hint: string | undefined;
  /** Data that the user may change. */
  payload?: unknown;
}

/** Options of `answerAdkConfirmations`. */
export interface AdkConfirmationOptions extends InterruptOptions, ApprovalReview<AdkConfirmation> {}

/** A part of the user message that answers confirmations. */
export interface AdkConfirmationPart {
  /** Answer to one confirmation. */
  functionResponse: {
    /** ID of its function call. */
    id: string;
    /** Name of its function call. */
    name: "adk_request_confirmation";
    /** The answer. */
    response: {
      /** Whether the call may run. */
      confirmed: boolean;
      /** The data, as the user has changed it. */
      payload?: unknown;
    };
  };
}

const NAME = "adk_request_confirmation";

/**
 * Asks the user for the tool confirmations of Google's ADK.
 *
 * Each open function call `adk_request_confirmation` becomes an approval, which shows the arguments
 * of its tool call. The approvals are a group. The user can edit only the `payload` of the tool,
 * because the ADK refuses changed arguments. A request that the user closes stays open. Reads the
 * events of JavaScript and Python.
 *
 * @param events events of a run or of a session, in order.
 * @returns the parts of one user message: the ADK reads answers in the latest message only. Empty if
 *   nothing was answered: do not run the agent then.
 * @throws {InputRequestError} before the user is asked, if two different confirmations have the same
 *   ID.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws the reason of `signal`.
 * @see https://google.github.io/adk-docs/tools-custom/confirmation/
 * @example
 * const parts = await answerAdkConfirmations(queue, session.events, { requester });
 * if (parts.length > 0) await run({ role: "user", parts });
 */
export async function answerAdkConfirmations(
  queue: ElicitationQueue,
  events: readonly object[],
  { review, scopes, ...options }: AdkConfirmationOptions,
): Promise<AdkConfirmationPart[]> {
  const approvals = distinct(openCalls(events)).map((asked) => {
    const { confirmation, toolCallId, request } = readConfirmation(asked);
    const shown = withOwnEdit(
      reviewed(request, confirmation, { review, scopes }),
      confirmation.payload,
    );
    return { asked, confirmation, request: shown, call: { requestId: asked.id, toolCallId } };
  });
  const answers = await askGroup(queue, approvals, options);
  return approvals.flatMap(({ asked: { id }, confirmation }, index) => {
    const { option, edited } = answers[index] ?? {};
    if (!option) return [];
    const confirmed = option.kind === "allow";
    const payload = confirmed ? (edited ?? confirmation.payload) : undefined;
    const response = { confirmed, ...(payload !== undefined && { payload }) };
    return [{ functionResponse: { id, name: NAME, response } }];
  });
}

/** A function call with an ID. */
type OpenCall = JsonObject & { id: string };

/** Returns the confirmations without a response. */
function openCalls(events: readonly object[]): OpenCall[] {
  const parts = events.flatMap((event) => {
    const { author, content } = asObject(event);
    return asList(asObject(content).parts).map((part) => {
      const { functionCall, function_call, functionResponse, function_response } = asObject(part);
      const call = asObject(functionCall ?? function_call);
      return { author, call, response: asObject(functionResponse ?? function_response) };
    });
  });
  const answered = new Set(parts.map(({ response }) => response.id));
  return parts.flatMap(({ author, call }) => {
    const { id, name } = call;
    // The ADK refuses a confirmation that the user requests.
    const isOpen = name === NAME && author !== "user" && !answered.has(id);
    return isOpen && typeof id === "string" && id !== "" ? [call as OpenCall] : [];
  });
}

/** Returns the default hint of the ADK. */
function defaultHint(tool: string | undefined): string {
  return `Please approve or reject the tool call ${tool}() by responding with a FunctionResponse with an expected ToolConfirmation payload.`;
}

function readConfirmation({ id, args }: OpenCall) {
  const { originalFunctionCall, original_function_call, ...more } = asObject(args);
  const { hint, payload = null } = asObject(more.toolConfirmation ?? more.tool_confirmation);
  // If there are two calls, either could run.
  const calls = [originalFunctionCall, original_function_call].filter(isObject);
  const [original] = calls;
  const confirmation: AdkConfirmation = {
    id,
    toolName: asText(original?.name),
    args: original && (original.args ?? {}),
    hint: asText(hint),
    ...(payload !== null && { payload }),
  };
  const parts = calls.map((call) => readCall({ tool: asText(call.name), value: call.args ?? {} }));
  const missing: ApprovalPart = { type: "missing", what: "call" };
  const said = confirmation.hint === defaultHint(confirmation.toolName) ? "" : confirmation.hint;
  const options: ApprovalOption[] = [ALLOW_ONCE, DENY_ONCE];
  const request = approvalRequest(
    [
      ...(parts.length > 0 ? parts : [missing]),
      ...(payload === null ? [] : [readCall({ tool: "payload", value: payload, editable: true })]),
    ],
    { message: said ?? "", options },
  );
  return { confirmation, toolCallId: asText(original?.id), request };
}

/** Makes only the payload editable, even if `review` makes more editable. */
function withOwnEdit(request: ApprovalRequest, payload: unknown): ApprovalRequest {
  const parts = request.parts.map((part) =>
    part.type === "arguments" && part.editable && part.value !== payload
      ? { ...part, editable: false }
      : part,
  );
  return { ...request, parts };
}
