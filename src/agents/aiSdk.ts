import { isObject, sameJson } from "../core/json.js";
import { formRequest } from "../core/createRequest.js";
import type { ElicitationResult } from "../core/protocol.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { elicitAnswer } from "../transports/requests.js";
import type { ElicitationSource, WithElicitationOptions } from "../queue/ElicitationConnection.js";
import { type ToolAction, describeAction } from "./readAction.js";

/** Makes the calls of one connection to a server: the result of `queue.connection`. */
export interface ToolCaller {
  /** Runs a call. Its requests get the `context`, and `signal` cancels them. */
  call<Result>(
    call: (options: { signal: AbortSignal }) => Promise<Result>,
    options: Pick<WithElicitationOptions, "signal" | "timeout"> & {
      context: { toolCallId: string };
    },
  ): Promise<Result>;
}

/** Runs a tool, with the options that the AI SDK passes. A tool without it is run elsewhere. */
type Execute = (
  input: unknown,
  options: { toolCallId: string; abortSignal?: AbortSignal | undefined },
) => unknown;

/**
 * Wraps the tools of `@ai-sdk/mcp`, to show requests at their tool call.
 *
 * Each tool runs inside `connection.call`: requests get `context.toolCallId`, the timeout pauses
 * while one is open, and Stop cancels them. The types of the tools stay the same.
 *
 * @param tools the tools of one server.
 * @param connection the connection of their client, from `queue.connection`.
 * @param options `timeout` of each call, in milliseconds. Default: 60 000.
 * @see https://ai-sdk.dev/docs/ai-sdk-core/mcp-tools
 * @example
 * const connection = queue.connection({ requester });
 * const tools = elicitingTools(await client.tools(), connection);
 */
export function elicitingTools<Tools extends Record<string, object>>(
  tools: Tools,
  connection: ToolCaller,
  { timeout }: Pick<WithElicitationOptions, "timeout"> = {},
): Tools {
  const wrapped = Object.entries(tools).map(([name, tool]) => {
    const { execute } = tool as { execute?: Execute };
    if (!execute) return [name, tool];
    const run: Execute = (input, options) =>
      connection.call(async ({ signal }) => execute(input, { ...options, abortSignal: signal }), {
        context: { toolCallId: options.toolCallId },
        signal: options.abortSignal,
        timeout,
      });
    return [name, { ...tool, execute: run }];
  });
  return Object.fromEntries(wrapped);
}

/** A chat of the AI SDK: the result of `useChat`. */
export interface ApprovableChat {
  /** ID of the chat. */
  readonly id: string;
  /** Messages of the chat. The open approvals are in the last one. */
  readonly messages: readonly {
    /** Parts of the message. */
    readonly parts: readonly object[];
  }[];
  /** Answers an approval. */
  addToolApprovalResponse(response: { id: string; approved: boolean }): void | PromiseLike<void>;
}

/** Options of `answerToolApprovals`. */
export interface ToolApprovalOptions extends Pick<ElicitationSource, "requester"> {
  /**
   * Returns the `context` of a request.
   *
   * @default the object with the ID of the tool call
   */
  context?: ((call: { toolCallId: string }) => unknown) | undefined;
}

/** A tool part of a message that waits for an approval. */
interface OpenApproval {
  id: string;
  toolCallId: string;
  action: ToolAction;
}

/** An approval that was added to the queue, until its message no longer waits for it. */
interface AskedApproval {
  chatId: string;
  action: ToolAction;
  abort: AbortController;
}

/** The approvals of each queue by ID. In the module, because an effect calls again at each change. */
const asked = new WeakMap<ElicitationQueue, Map<string, AskedApproval>>();

/**
 * Asks the user for the tool approvals of an AI SDK chat, and answers them.
 *
 * Call it in an effect, whenever the messages change: each approval is one request. Confirm approves
 * the call and Decline denies it. If the user cancels, the call stays unanswered. A request is
 * withdrawn once the last message no longer waits for it, for example after Stop and a new message.
 *
 * `useChat` continues after the last response with the option
 * `sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses`.
 *
 * @returns a promise that settles with the requests that this call added.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @see https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#tool-execution-approval
 * @example
 * useEffect(() => {
 *   void answerToolApprovals(queue, chat, { requester: { name: "Assistant" } });
 * }, [chat.messages]);
 */
export async function answerToolApprovals(
  queue: ElicitationQueue,
  chat: ApprovableChat,
  { requester, context = (call) => call }: ToolApprovalOptions,
): Promise<void> {
  const known = asked.get(queue) ?? new Map<string, AskedApproval>();
  asked.set(queue, known);
  const open = new Map(
    (chat.messages.at(-1)?.parts ?? []).flatMap(openApprovals).map((each) => [
      // Two chats may give their approvals the same ID.
      JSON.stringify(["approval", chat.id, each.id]),
      each,
    ]),
  );
  for (const [key, { chatId, action, abort }] of known) {
    // The user approves what was shown. Another action under the same ID is another request.
    if (chatId !== chat.id || sameJson(open.get(key)?.action, action)) continue;
    abort.abort();
    known.delete(key);
  }
  const added = [...open].filter(([key]) => !known.has(key));
  const requests = added.map(async ([key, { id, toolCallId, action }]) => {
    const abort = new AbortController();
    const entry = { chatId: chat.id, action, abort };
    const { message, approval } = describeAction(action);
    const deliver = async ({ action: given }: ElicitationResult) => {
      if (given === "cancel") return;
      await chat.addToolApprovalResponse({ id, approved: given === "accept" });
    };
    const { signal } = abort;
    const options = {
      requester,
      approval,
      context: context({ toolCallId }),
      id: key,
      signal,
      deliver,
    };
    known.set(key, entry);
    try {
      await elicitAnswer(
        queue,
        formRequest(message),
        options,
        (result) => result.action !== "cancel",
      );
    } catch (error) {
      if (known.get(key) === entry) known.delete(key);
      throw error;
    }
  });
  await Promise.all(requests);
}

/** Reads a part of a message, if the user is to approve it. */
function openApprovals(part: object): OpenApproval[] {
  const { state, type, toolName, toolCallId, input, approval } = part as Record<string, unknown>;
  if (state !== "approval-requested" || !isObject(approval)) return [];
  const { id, isAutomatic, requestReason } = approval;
  if (typeof id !== "string" || isAutomatic === true) return [];
  const name = type === "dynamic-tool" ? String(toolName) : String(type).replace(/^tool-/, "");
  const action = { name, args: input, description: requestReason };
  return [{ id, toolCallId: String(toolCallId), action }];
}
