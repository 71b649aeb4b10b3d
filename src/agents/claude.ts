import { isObject } from "../core/json.js";
import type { ElicitationResult, Requester } from "../core/protocol.js";
import type {
  ElicitationHandlers,
  ElicitationSource,
  IncomingContext,
} from "../queue/ElicitationConnection.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { ElicitationLimitError } from "../queue/errors.js";
import { createElicitationHandlers } from "../transports/handlers.js";
import { askUser, nextScope, reviewed } from "../transports/requests.js";
import { type ApprovalReview, readDecision } from "./approvals.js";
import { ALLOW_LASTING, readQuestions, readToolUse, type ToolUseContext } from "./readToolUse.js";

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
 * const messages = query({ prompt, websocket: { url }, onElicitation });
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

/** A call of `canUseTool`, for `review`. Untrusted. */
export interface ToolUse {
  /** Name of the tool. */
  toolName: string;
  /** Input of the tool. */
  input: Readonly<Record<string, unknown>>;
  /** The third argument of `canUseTool`. */
  context: ToolUseContext;
}

/** Options of `createClaudePermissionHandler`. */
export interface ClaudePermissionHandlerOptions
  extends ElicitationSource, ApprovalReview<ToolUse> {}

/** The response to `canUseTool`. */
export type ToolPermission<Update extends object = object> =
  | {
      /** The tool runs. */
      behavior: "allow";
      /** Input of the tool, as the user has allowed it. */
      updatedInput: Record<string, unknown>;
      /** Updates of permissions that the user has allowed with it. */
      updatedPermissions?: Update[];
      /** Whether the answer lasts. Missing for questions to the user. */
      decisionClassification?: "user_temporary" | "user_permanent";
    }
  | {
      /** The tool does not run. */
      behavior: "deny";
      /** The reason, for the model. */
      message: string;
      /** Whether the turn ends. */
      interrupt?: boolean;
      /** Set if the user has refused. */
      decisionClassification?: "user_reject";
    };

/** The `canUseTool` option of the Claude Agent SDK. */
export type ClaudePermissionHandler = <Update extends object>(
  toolName: string,
  input: Record<string, unknown>,
  context: ToolUseContext<Update>,
) => Promise<ToolPermission<Update>>;

const REFUSED = "The user refused this tool call.";
const UNANSWERED = "The user declined to answer.";
const CLOSED = "The user closed the request without answering it.";
const WITHDRAWN = "The request was withdrawn.";

/**
 * Creates the `canUseTool` option of the Claude Agent SDK.
 *
 * Each call is an approval, with its whole input, which the user may edit. A refusal may have a
 * reason for the model, and may end the turn. If the agent suggests rules, one answer lasts, and
 * shows what it covers. The questions of `AskUserQuestion` are a form. A call over a limit of the
 * queue is denied. Create one handler for each `query`.
 *
 * It never returns `null`, with which the SDK would wait forever.
 *
 * @example
 * const canUseTool = createClaudePermissionHandler(queue, { requester: { name: "Claude" } });
 * const messages = query({ prompt, options: { canUseTool } });
 */
export function createClaudePermissionHandler(
  queue: ElicitationQueue,
  { review, scopes, ...source }: ClaudePermissionHandlerOptions,
): ClaudePermissionHandler {
  const scope = nextScope();
  return async (toolName, input, context) => {
    const { requestId, toolUseID: toolCallId, signal } = context;
    const form = toolName === "AskUserQuestion" ? readQuestions(input, context.title) : undefined;
    const mayLast = !scopes || scopes.includes("lasting");
    const approval = form
      ? undefined
      : reviewed(
          readToolUse(toolName, input, context, mayLast),
          { toolName, input, context },
          { review, scopes },
        );
    const request = { ...(form?.request ?? approval!), toolCallId };
    const expiresAt = source.expiresAt?.(request);
    const id = requestId === undefined ? undefined : JSON.stringify([scope, requestId]);
    try {
      const own = { ...source, expiresAt: () => expiresAt };
      const result = await askUser(queue, own, request, { id, signal }, { requestId });
      if (form && result.action === "accept") {
        const content = "content" in result ? result.content : undefined;
        return { behavior: "allow", updatedInput: form.inputOf(content ?? {}) };
      }
      const answer = approval && readDecision(approval, result);
      const isRefusal = answer ? answer.option.kind !== "allow" : result.action === "decline";
      if (isRefusal) {
        return {
          behavior: "deny",
          message: answer?.text ?? (form ? UNANSWERED : REFUSED),
          ...(answer?.option.kind === "stop" && { interrupt: true }),
          decisionClassification: "user_reject",
        };
      }
      const isOver = signal.aborted || (expiresAt !== undefined && expiresAt <= Date.now());
      if (!answer) return { behavior: "deny", message: isOver ? WITHDRAWN : CLOSED };
      const updatedInput = isObject(answer.edited) ? { ...answer.edited } : input;
      if (answer.option.id !== ALLOW_LASTING) {
        return { behavior: "allow", updatedInput, decisionClassification: "user_temporary" };
      }
      return {
        behavior: "allow",
        updatedInput,
        updatedPermissions: context.suggestions ?? [],
        decisionClassification: "user_permanent",
      };
    } catch (error) {
      if (!(error instanceof ElicitationLimitError)) throw error;
      return { behavior: "deny", message: error.message };
    }
  };
}
