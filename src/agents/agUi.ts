import { isObject } from "../core/json.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { InputRequestError } from "../transports/errors.js";
import { timeToAnswer } from "../transports/requests.js";
import type { ApprovalReview } from "./approvals.js";
import {
  askAll,
  distinct,
  type Interrupt,
  type InterruptOptions,
  type ResumeEntry,
} from "./interrupts.js";
import { readRunInterrupt, type RunCall, type RunToolCall } from "./readRunInterrupt.js";

/** Options of `answerInterrupts`. */
export interface RunInterruptOptions extends InterruptOptions, ApprovalReview<RunCall> {
  /**
   * Tool calls in the messages of the agent, because an interrupt names only their ID.
   *
   * @default none: the user is told that the arguments are missing
   */
  toolCalls?: readonly RunToolCall[] | undefined;
}

/**
 * Asks the user for the interrupts of an AG-UI run, and returns its `resume`.
 *
 * A tool call is an approval, with its arguments; those of a run are a group. So is a
 * `confirmation`. Any other interrupt is a form of its schema. Answers are `resolved`, a denial as
 * `approved: false`. What the user closes, and what expires, is `cancelled`; so is a declined form,
 * with `metadata: { action: "decline" }`. The same interrupt object is the same request, until the
 * user closes it: then the next call asks again. An equal one with the same ID joins it while it is
 * open.
 *
 * @returns entries for all interrupts, for the next run.
 * @throws {InputRequestError} before the user is asked, if two different interrupts have the same
 *   ID.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws the reason of `signal`.
 * @see https://docs.ag-ui.com/concepts/interrupts
 * @example
 * const toolCalls = agent.messages.flatMap((message) =>
 *   message.role === "assistant" ? (message.toolCalls ?? []) : [],
 * );
 * const options = { requester, toolCalls };
 * const resume = await answerInterrupts(queue, agent.pendingInterrupts, options);
 * await agent.runAgent({ resume });
 */
export async function answerInterrupts(
  queue: ElicitationQueue,
  pending: readonly Interrupt[],
  options: RunInterruptOptions,
): Promise<ResumeEntry[]> {
  const { toolCalls = [], review, scopes } = options;
  const interrupts = distinct(pending);
  const calls = interrupts.map((interrupt) => ({
    asked: interrupt,
    call: { requestId: interrupt.id, toolCallId: interrupt.toolCallId },
    questions: [readRunInterrupt(interrupt, toolCalls, { review, scopes })],
    group: interrupts[0]!,
    expiresAt: lastMoment(interrupt),
  }));
  const answers = await askAll(queue, calls, options);
  // While the last was answered, the first may have come to its end: then no answer to it is taken.
  return interrupts.map((interrupt, index) => {
    const entry = expiryOf(interrupt) <= Date.now() ? undefined : answers[index]?.[0];
    return entry ?? { interruptId: interrupt.id, status: "cancelled" };
  });
}

/** Returns when the interrupt expires. Never, if its time can't be parsed. */
function expiryOf(interrupt: Interrupt | undefined): number {
  const at: unknown = interrupt?.expiresAt;
  const end = typeof at === "string" ? Date.parse(at) : NaN;
  return Number.isNaN(end) ? Infinity : end;
}

function lastMoment(interrupt: Interrupt): number | undefined {
  const end = expiryOf(interrupt);
  return end === Infinity ? undefined : Date.now() + timeToAnswer(end - Date.now());
}

/** An agent of `@ag-ui/client`. */
export interface InterruptedAgent<Parameters, Result> {
  /** Open interrupts of its last run. */
  readonly pendingInterrupts: readonly Interrupt[];
  /** Messages of the agent, with the tool calls that its interrupts name. */
  readonly messages?: readonly object[] | undefined;
  /** Runs the agent. */
  runAgent(parameters?: Parameters): Promise<Result>;
  /** Aborts the run. */
  abortRun?(): void;
}

/** Parameters of a run that this function sets. */
export interface RunParameters {
  /** ID of the run. */
  runId?: string | undefined;
  /** Answers to the interrupts of the last run. */
  resume?: ResumeEntry[] | undefined;
}

/** Options of `withAgUiInterrupts`. */
export interface WithAgUiInterruptsOptions extends RunInterruptOptions {
  /**
   * Maximum number of times that the agent may interrupt a run.
   *
   * @default 50
   */
  maxRounds?: number | undefined;
}

/**
 * Runs an AG-UI agent, and asks the user for its interrupts.
 *
 * After each interrupted run, it shows the interrupts and starts the next run with the answers,
 * until a run completes. Interrupts of an earlier run are shown first.
 *
 * @param parameters parameters of the first run. The others get them too, without `runId`.
 * @returns the result of the last run.
 * @throws {InputRequestError} if the agent interrupts too often.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws the reason of `signal`, which aborts the run, and what the agent throws.
 * @see https://docs.ag-ui.com/concepts/interrupts
 * @example
 * const agent = new HttpAgent({ url: "https://agent.example/run" });
 * await withAgUiInterrupts(agent, { tools }, queue, { requester: { name: "Travel agent" } });
 */
export async function withAgUiInterrupts<Parameters extends RunParameters, Result>(
  agent: InterruptedAgent<Parameters, Result>,
  parameters: Parameters,
  queue: ElicitationQueue,
  { maxRounds = 50, ...options }: WithAgUiInterruptsOptions,
): Promise<Result> {
  const { signal } = options;
  const onAbort = () => agent.abortRun?.();
  signal?.addEventListener("abort", onAbort);
  try {
    let next = parameters;
    if (!next.resume && agent.pendingInterrupts.length > 0) next = await answered();
    for (let round = 0; ; round += 1) {
      signal?.throwIfAborted();
      const result = await agent.runAgent(next);
      signal?.throwIfAborted();
      if (agent.pendingInterrupts.length === 0) return result;
      if (round >= maxRounds) {
        throw new InputRequestError("tooManyRounds", `Over ${maxRounds} rounds.`);
      }
      const { runId: _, ...others } = await answered();
      next = others as Parameters;
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
  }

  async function answered(): Promise<Parameters> {
    const asked = { ...options, toolCalls: options.toolCalls ?? toolCallsOf(agent) };
    return {
      ...parameters,
      resume: await answerInterrupts(queue, agent.pendingInterrupts, asked),
    };
  }
}

/** Returns the tool calls in the messages of an agent. */
function toolCallsOf({ messages = [] }: { readonly messages?: readonly object[] | undefined }) {
  return messages.flatMap((message) => {
    const { toolCalls }: { toolCalls?: unknown } = message;
    const calls: unknown[] = Array.isArray(toolCalls) ? toolCalls : [];
    return calls.filter(isToolCall);
  });
}

function isToolCall(call: unknown): call is RunToolCall {
  if (!isObject(call) || !isObject(call.function)) return false;
  const { name, arguments: args } = call.function;
  return [call.id, name, args].every((each) => typeof each === "string");
}
