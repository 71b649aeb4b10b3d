import { createApproval } from "../core/approval.js";
import { asObject, hasText, isObject } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { InputRequestError } from "../transports/errors.js";
import { elicitAnswer, progressOf, timeToAnswer, together } from "../transports/requests.js";
import {
  distinct,
  idOf,
  type Interrupt,
  type InterruptOptions,
  type Question,
  readQuestion,
  type ResumeEntry,
} from "./interrupts.js";

/**
 * Asks the user for the interrupts of an AG-UI run, and returns its `resume`.
 *
 * Interrupts are shown one after another ("1 of 3"). Accepted ones are `resolved`; cancelled and
 * expired ones are `cancelled`. For a tool that needs to be `approved`, Decline sends
 * `approved: false`; for others it is `cancelled` with `metadata: { action: "decline" }`. The same
 * interrupt object is the same request, until the user cancels it: then the next call asks again.
 *
 * @returns entries for all interrupts, for the next run.
 * @throws {InputRequestError} before the user is asked, if two different interrupts have the same
 *   ID.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws the reason of `signal`.
 * @see https://docs.ag-ui.com/concepts/interrupts
 * @example
 * const resume = await answerInterrupts(queue, agent.pendingInterrupts, { requester });
 * await agent.runAgent({ resume });
 */
export async function answerInterrupts(
  queue: ElicitationQueue,
  pending: readonly Interrupt[],
  { requester, context = (call) => call, expiresAt, signal: outer }: InterruptOptions,
): Promise<ResumeEntry[]> {
  const interrupts = distinct(pending);
  const tasks = interrupts.map((interrupt, index) => async (signal: AbortSignal) => {
    const question = readQuestion(interruptMessage(interrupt), interrupt.responseSchema);
    const asked = {
      requester,
      // A tool call is approved by its message, so that is never folded.
      approval: interrupt.toolCallId ? createApproval([question.request.message]) : undefined,
      id: idOf(interrupt),
      context: context({ requestId: interrupt.id, toolCallId: interrupt.toolCallId }),
      progress: progressOf(index, interrupts.length),
      expiresAt: expiresAt?.(question.request) ?? lastMoment(interrupt),
      signal,
    };
    const isAnswer = ({ action }: ElicitationResult) => action !== "cancel";
    const result = await elicitAnswer(queue, question.request, asked, isAnswer);
    return entryOf(interrupt, question, result);
  });
  const resume = await together(outer, tasks);
  // While the last was answered, the first may have come to its end: then no answer to it is taken.
  return resume.map((entry, index) => {
    const isOver = expiryOf(interrupts[index]) <= Date.now();
    return isOver ? { interruptId: entry.interruptId, status: "cancelled" } : entry;
  });
}

function entryOf(
  interrupt: Interrupt,
  { payloadOf }: Question,
  result: ElicitationResult,
): ResumeEntry {
  const { id: interruptId, responseSchema } = interrupt;
  if (result.action === "accept") {
    const payload = payloadOf(result.content ?? {});
    return { interruptId, status: "resolved", ...(payload === undefined ? {} : { payload }) };
  }
  if (result.action === "cancel") return { interruptId, status: "cancelled" };
  if (asksApproval(responseSchema)) {
    return { interruptId, status: "resolved", payload: { approved: false } };
  }
  return { interruptId, status: "cancelled", metadata: { action: "decline" } };
}

/** Keywords with which "no" alone might not be a valid answer. */
const NARROWING =
  /^(minP|patternP|all|any|one|if|not|\$(ref|dynamic|recursive)|dependen|const|enum)/;

/** Whether "no" is valid by the schema: an `approved` flag, and nothing else required. */
function asksApproval(schema: unknown): boolean {
  const { properties, required } = asObject(schema);
  const { approved } = asObject(properties);
  const isAlone = !Array.isArray(required) || required.every((key) => key === "approved");
  const keywords = [schema, approved].flatMap((each) => Object.keys(each ?? {}));
  const isPlain = !keywords.some((keyword) => NARROWING.test(keyword));
  return isObject(approved) && approved.type === "boolean" && isAlone && isPlain;
}

function interruptMessage({ message, reason }: Interrupt): string {
  return [message, reason].find(hasText) ?? "";
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
export interface WithAgUiInterruptsOptions extends InterruptOptions {
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
    return {
      ...parameters,
      resume: await answerInterrupts(queue, agent.pendingInterrupts, options),
    };
  }
}
