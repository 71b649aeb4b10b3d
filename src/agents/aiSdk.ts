import { type ApprovalRequest, approvalRequest } from "../core/ApprovalRequest.js";
import { asObject, hasText, isObject, sameJson, toText } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { elicitAnswer, reviewed } from "../transports/requests.js";
import type { ElicitationSource, WithElicitationOptions } from "../queue/ElicitationConnection.js";
import {
  ALLOW_ONCE,
  type ApprovalReview,
  DENY_WITH_REASON,
  readCall,
  readDecision,
} from "./approvals.js";
import { distinct } from "./interrupts.js";

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
    /** ID of the message. */
    readonly id?: string | undefined;
    /** Parts of the message. */
    readonly parts: readonly object[];
  }[];
  /** Answers an approval. */
  addToolApprovalResponse(response: {
    id: string;
    approved: boolean;
    reason?: string;
  }): void | PromiseLike<void>;
}

/** A tool call that waits for an approval. Untrusted. */
export interface ToolApproval {
  /** Name of the tool. */
  toolName: string;
  /** ID of the call. */
  toolCallId: string;
  /** Arguments of the call. */
  input: unknown;
  /** `approval.descriptor` of the part, as your server has set it. */
  descriptor?: unknown;
}

/** Options of `answerToolApprovals`. */
export interface ToolApprovalOptions
  extends Pick<ElicitationSource, "requester">, ApprovalReview<ToolApproval> {
  /**
   * Returns the `context` of a request.
   *
   * @default the object with the ID of the tool call
   */
  context?: ((call: { toolCallId: string }) => unknown) | undefined;
  /**
   * Whether the calls of one step are shown as one list. Set it to `false` if each is shown in its
   * own place, such as the card of its tool call.
   *
   * @default true
   */
  grouped?: boolean | undefined;
}

/** A tool part of a message that waits for an approval. */
interface OpenApproval {
  id: string;
  /** The step of its message. All calls of a step are sent back together. */
  group: string;
  call: ToolApproval;
  reason: unknown;
}

/** An approval that was added to the queue, until its message no longer waits for it. */
interface AskedApproval {
  /** The latest chat object. A remounted component passes another one with the same ID. */
  chat: ApprovableChat;
  open: OpenApproval;
  abort: AbortController;
}

/** The approvals of each queue by ID. In the module, because an effect calls again at each change. */
const asked = new WeakMap<ElicitationQueue, Map<string, AskedApproval>>();

/**
 * Asks the user for the tool approvals of an AI SDK chat, and answers them.
 *
 * Call it in an effect, whenever the messages change: each call that waits is an approval, and those
 * of one step are a group. A refusal may have a reason, which the model gets. If the user closes the
 * request, the call stays unanswered. A request is withdrawn once the last message no longer waits
 * for it, for example after Stop and a new message. Automatic approvals are not asked.
 *
 * `useChat` continues after the last response with the option
 * `sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses`.
 *
 * @returns a promise that settles with the requests that this call added.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws {InputRequestError} before the user is asked, if two different calls have the same approval
 *   ID.
 * @see https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#tool-execution-approval
 * @example
 * useEffect(() => {
 *   void answerToolApprovals(queue, chat, { requester: { name: "Assistant" } });
 * }, [chat.messages]);
 */
export async function answerToolApprovals(
  queue: ElicitationQueue,
  chat: ApprovableChat,
  { requester, context = (call) => call, grouped = true, ...review }: ToolApprovalOptions,
): Promise<void> {
  const known = asked.get(queue) ?? new Map<string, AskedApproval>();
  asked.set(queue, known);
  // Two chats may give their approvals the same ID.
  const keyOf = ({ id }: OpenApproval) => JSON.stringify(["approval", chat.id, id]);
  const listed = openApprovals(chat);
  for (const [key, entry] of known) {
    const { open: before, abort } = entry;
    if (entry.chat.id !== chat.id) continue;
    entry.chat = chat;
    // The user approves what was shown. Another call under the same ID is another request.
    const own = listed.filter((each) => keyOf(each) === key);
    const isSame = own.length > 0 && own.every((each) => isSameCall(each, before));
    if (isSame) continue;
    abort.abort();
    known.delete(key);
  }
  const open = new Map(distinct(listed).map((each) => [keyOf(each), each]));
  const added = [...open].filter(([key]) => !known.has(key));
  const requests = added.map(async ([key, each]) => {
    const abort = new AbortController();
    const entry: AskedApproval = { chat, open: each, abort };
    known.set(key, entry);
    try {
      const request = reviewed(requestOf(each), each.call, review);
      const deliver = async (result: ElicitationResult) => {
        const answer = readDecision(request, result);
        if (!answer) return;
        const { option, text } = answer;
        await entry.chat.addToolApprovalResponse({
          id: each.id,
          approved: option.kind === "allow",
          ...(text && { reason: text }),
        });
      };
      const options = {
        requester,
        context: context({ toolCallId: each.call.toolCallId }),
        ...(grouped && { group: each.group }),
        id: key,
        signal: abort.signal,
        deliver,
      };
      // `known` ignores repeated effects. A later call can have the ID of an answered approval.
      await elicitAnswer(queue, request, options, () => false);
    } catch (error) {
      if (known.get(key) === entry) known.delete(key);
      throw error;
    }
  });
  await Promise.all(requests);
}

function requestOf({ call, reason }: OpenApproval): ApprovalRequest {
  const part = readCall({ tool: call.toolName, value: call.input });
  return approvalRequest(part, {
    ...(hasText(reason) && { reason }),
    options: [ALLOW_ONCE, DENY_WITH_REASON],
  });
}

/** Reads the parts of the last message that the user is to approve. */
function openApprovals({ id: chatId, messages }: ApprovableChat): OpenApproval[] {
  const message = messages.at(-1);
  let step = 0;
  return (message?.parts ?? []).flatMap((part) => {
    const { state, type, toolName, toolCallId, input, approval } = asObject(part);
    if (type === "step-start") step += 1;
    if (state !== "approval-requested" || !isObject(approval)) return [];
    const { id, isAutomatic, requestReason, descriptor } = approval;
    if (typeof id !== "string" || isAutomatic === true) return [];
    const name = type === "dynamic-tool" ? toText(toolName) : toText(type).replace(/^tool-/, "");
    const call = { toolName: name, toolCallId: toText(toolCallId), input, descriptor };
    const group = JSON.stringify([chatId, message?.id, step]);
    return [{ id, group, call, reason: requestReason }];
  });
}

/** Whether the user would approve the same. */
function isSameCall(a: OpenApproval | undefined, b: OpenApproval): boolean {
  return a !== undefined && a.reason === b.reason && sameJson(a.call, b.call);
}
