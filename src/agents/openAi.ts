import {
  type ApprovalOption,
  type ApprovalPart,
  approvalRequest,
} from "../core/ApprovalRequest.js";
import { asList, asObject, asText, hasText, isObject, type JsonObject } from "../core/json.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { reviewed } from "../transports/requests.js";
import { ALLOW_ONCE, type ApprovalReview, DENY_WITH_REASON, lines, readCall } from "./approvals.js";
import { askGroup, distinct, type InterruptOptions, isNothing } from "./interrupts.js";

/** A tool call that waits for an approval: an entry of `result.interruptions`. Untrusted. */
export interface AgentInterruption {
  /** Name of the tool. */
  readonly name?: string | undefined;
  /** The call, as the model has made it. */
  readonly rawItem: object;
  /** The agent that makes the call. */
  readonly agent?: { readonly name: string } | undefined;
}

/** The methods of a run state that take answers. */
export interface AgentRunState {
  /** Allows a call, or all of its tool. */
  approve(interruption: AgentInterruption, options?: { alwaysApprove?: boolean }): void;
  /** Refuses a call, or all of its tool. */
  reject(
    interruption: AgentInterruption,
    options?: { alwaysReject?: boolean; message?: string },
  ): void;
}

/** The result of `run`. */
export interface InterruptedAgentRun<State> {
  /** Calls that wait for an approval. */
  readonly interruptions?: readonly AgentInterruption[] | undefined;
  /** State of the run, which gets the answers. */
  readonly state: State;
}

/** Options of `answerAgentInterruptions`. */
export interface AgentInterruptionOptions
  extends InterruptOptions, ApprovalReview<AgentInterruption> {}

const ALLOW_LASTING = "allow-lasting";
const DENY_LASTING = "deny-lasting";

/**
 * Asks the user for the interruptions of an OpenAI Agents run, and answers them.
 *
 * Each call becomes an approval, and the calls of a result are a group. The user allows a call, denies
 * it with a reason for the model, or answers for every later call of the tool in this run. A request
 * that the user closes stays open: the next result has it again.
 *
 * The state gets all answers at once. While a call of the same tool is open, a lasting answer is sent
 * for its own call only, because the SDK would apply it to the open call, too.
 *
 * @returns the state for the next `run`, or `undefined` if nothing was answered.
 * @throws {InputRequestError} before the user is asked, if two different calls of an agent have the
 *   same ID.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws the reason of `signal`, and what the state throws.
 * @see https://openai.github.io/openai-agents-js/guides/human-in-the-loop/
 * @example
 * let result = await run(agent, input);
 * while (result.interruptions.length > 0) {
 *   const state = await answerAgentInterruptions(queue, result, { requester });
 *   if (!state) break;
 *   result = await run(agent, state);
 * }
 */
export async function answerAgentInterruptions<State extends AgentRunState>(
  queue: ElicitationQueue,
  { interruptions, state }: InterruptedAgentRun<State>,
  { review, scopes, ...options }: AgentInterruptionOptions,
): Promise<State | undefined> {
  const pending = new Map((interruptions ?? []).map((each) => [callOf(each).id, each]));
  // The SDK returns new objects each time, so calls are compared by ID and content.
  const calls = distinct((interruptions ?? []).map(callOf));
  const approvals = calls.map((asked) => {
    const request = reviewed(requestOf(asked), pending.get(asked.id)!, { review, scopes });
    return { asked, request, call: { toolCallId: asked.toolCallId } };
  });
  const answers = await askGroup(queue, approvals, options);
  const has = (tool: unknown, id: string | undefined) =>
    calls.some((call, index) => call.tool === tool && answers[index]?.option.id === id);
  const answered = calls.flatMap(({ id, tool }, index) => {
    const { option, text } = answers[index] ?? {};
    if (!option) return [];
    const isAllowed = option.kind === "allow";
    const isLasting =
      option.id === (isAllowed ? ALLOW_LASTING : DENY_LASTING) &&
      !has(tool, undefined) &&
      !(isAllowed && has(tool, DENY_LASTING));
    return [{ interruption: pending.get(id)!, isAllowed, isLasting, text }];
  });
  // A lasting answer makes the state forget earlier answers, refusals included.
  const inOrder = [true, false].flatMap((lasts) =>
    answered.filter(({ isLasting }) => isLasting === lasts),
  );
  for (const { interruption, isAllowed, isLasting, text } of inOrder) {
    if (isAllowed) state.approve(interruption, isLasting ? { alwaysApprove: true } : undefined);
    else if (isLasting) state.reject(interruption, { alwaysReject: true });
    else state.reject(interruption, text ? { message: text } : undefined);
  }
  return answered.length > 0 ? state : undefined;
}

/** The visible content of a call. It is JSON, so that equal calls can be found. */
interface Call {
  /** Unique in its result. */
  id: string;
  toolCallId: string | undefined;
  tool: string | undefined;
  server: string | undefined;
  agent: string | undefined;
  raw: JsonObject;
}

function callOf({ name, rawItem, agent }: AgentInterruption): Call {
  const raw = asObject(rawItem);
  const data = asObject(raw.providerData);
  const [toolCallId] = [raw.callId, data.id, raw.id].filter(hasText);
  const [tool] = [name, raw.name].filter(hasText);
  const isHosted = raw.type === "hosted_tool_call";
  const [server] = isHosted ? [data.server_label, data.serverLabel].filter(hasText) : [];
  const own = asText(agent?.name);
  // Two agents can use the same call ID.
  return { id: JSON.stringify([own, toolCallId]), toolCallId, tool, server, agent: own, raw };
}

function requestOf(call: Call) {
  const { tool, server, agent, raw } = call;
  const reason = lines(agent, ...safetyChecks(raw));
  const name = [server, tool].filter(hasText).join(" · ");
  const covers = [`every later call of ${name} in this run, with any arguments`];
  // The SDK remembers a hosted tool by its server.
  const mayLast = tool !== undefined && (raw.type !== "hosted_tool_call" || server !== undefined);
  const lasting = (id: string, kind: "allow" | "deny"): ApprovalOption[] =>
    mayLast ? [{ id, kind, scope: "lasting", covers }] : [];
  return approvalRequest(partsOf(call), {
    ...(reason && { reason }),
    options: [
      ALLOW_ONCE,
      ...lasting(ALLOW_LASTING, "allow"),
      DENY_WITH_REASON,
      ...lasting(DENY_LASTING, "deny"),
    ],
  });
}

/** Returns the safety warnings of the model's provider for a computer action. */
function safetyChecks({ providerData }: JsonObject): unknown[] {
  const { pending_safety_checks: checks, pendingSafetyChecks } = asObject(providerData);
  return asList(checks ?? pendingSafetyChecks).map((check) => {
    const { message, code } = asObject(check);
    return hasText(message) ? message : code;
  });
}

function partsOf({ tool, server, raw }: Call): ApprovalPart[] {
  const { type, action, actions, operation, arguments: text, providerData } = raw;
  const own = { tool, server };
  switch (type) {
    case "function_call":
      return [readCall({ ...own, value: text })];
    case "hosted_tool_call":
      return [readCall({ ...own, value: text ?? asObject(providerData).arguments })];
    case "computer_call":
      // The SDK runs the single action if the list is empty.
      return [readCall({ ...own, value: asList(actions).length > 0 ? actions : action })];
    case "shell_call":
      return isObject(action) ? shellParts(tool, action) : [readCall({ tool, value: action })];
    case "apply_patch_call":
      return patchParts(tool, operation);
    default:
      return [readCall({ ...own, value: isNothing(raw) ? undefined : raw })];
  }
}

/** Returns a part for each command, and one for the other options. */
function shellParts(tool: string | undefined, action: JsonObject): ApprovalPart[] {
  const { commands, ...rest } = action;
  const given = asList(commands);
  const texts = given.filter(hasText);
  if (texts.length === 0 || texts.length < given.length) {
    return [readCall({ tool, value: action })];
  }
  return [
    ...texts.map((command) => ({ type: "command" as const, command })),
    ...remaining(tool, rest),
  ];
}

/** Returns the change of a file. Its diff (V4A) is shown line by line, because it isn't a unified diff. */
function patchParts(tool: string | undefined, operation: unknown): ApprovalPart[] {
  const { type, path, diff, moveTo, ...rest } = asObject(operation);
  const isMoved = moveTo !== undefined;
  const isKnown =
    hasText(path) &&
    (type === "delete_file"
      ? diff === undefined && !isMoved
      : type === "create_file"
        ? typeof diff === "string" && !isMoved
        : type === "update_file" && typeof diff === "string" && (!isMoved || hasText(moveTo)));
  if (!isKnown) return [readCall({ tool, value: operation })];
  const change: ApprovalPart = {
    type: "change",
    path: hasText(moveTo) ? moveTo : path,
    ...(isMoved && { oldPath: path }),
    ...(type === "create_file" && { oldText: null }),
    ...(type === "delete_file" && { newText: null }),
    ...(typeof diff === "string" && { patch: diff }),
  };
  return [change, ...remaining(tool, rest)];
}

/** Returns the members that no other part shows. */
function remaining(tool: string | undefined, rest: JsonObject): ApprovalPart[] {
  return isNothing(rest) ? [] : [readCall({ tool, value: rest })];
}
