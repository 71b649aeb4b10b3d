import { createApproval } from "../protocol/Approval.js";
import type { ElicitationResult } from "../protocol/types.js";
import { isObject } from "../protocol/isObject.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { progressOf } from "../transport/inputRequests.js";
import { timeToAnswer } from "../transport/timeToAnswer.js";
import { together } from "../transport/together.js";
import { distinct, idOf } from "./distinct.js";
import type { Interrupt, InterruptOptions, ResumeEntry } from "./types.js";
import { type Question, readQuestion } from "./readQuestion.js";

/**
 * Asks the user for the interrupts of an AG-UI run, and returns its `resume`.
 *
 * Interrupts are shown one after another ("1 of 3"). Accepted ones are `resolved`; cancelled and
 * expired ones are `cancelled`. For a tool that needs to be `approved`, Decline sends
 * `approved: false`; for others it is `cancelled` with `metadata: { action: "decline" }`. The same
 * interrupt object is the same request.
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
    const question = readQuestion(messageOf(interrupt), interrupt.responseSchema);
    const result = await queue.elicit(question.request, {
      requester,
      // A tool call is approved by its message, so that is never folded.
      approval: interrupt.toolCallId ? createApproval([question.request.message]) : undefined,
      id: idOf(interrupt),
      context: context({ requestId: interrupt.id, toolCallId: interrupt.toolCallId }),
      progress: progressOf(index, interrupts.length),
      expiresAt: expiresAt?.(question.request) ?? lastMoment(interrupt),
      signal,
    });
    return entryOf(interrupt, question, result);
  });
  const resume = await together(outer, tasks);
  // While the last was answered, the first may have come to its end: then no answer to it is taken.
  return resume.map((entry, index) => {
    const isOver = endOf(interrupts[index]) <= Date.now();
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
  const { properties, required } = isObject(schema) ? schema : {};
  const { approved } = isObject(properties) ? properties : {};
  const isAlone = !Array.isArray(required) || required.every((key) => key === "approved");
  const keywords = [schema, approved].flatMap((each) => Object.keys(each ?? {}));
  const isPlain = !keywords.some((keyword) => NARROWING.test(keyword));
  return isObject(approved) && approved.type === "boolean" && isAlone && isPlain;
}

function messageOf({ message, reason }: Interrupt): string {
  const isText = (text: unknown) => typeof text === "string" && text.trim() !== "";
  return [message, reason].find(isText) ?? "";
}

/** Returns when the interrupt expires. Never, if its time can't be parsed. */
function endOf(interrupt: Interrupt | undefined): number {
  const at: unknown = interrupt?.expiresAt;
  const end = typeof at === "string" ? Date.parse(at) : NaN;
  return Number.isNaN(end) ? Infinity : end;
}

function lastMoment(interrupt: Interrupt): number | undefined {
  const end = endOf(interrupt);
  return end === Infinity ? undefined : Date.now() + timeToAnswer(end - Date.now());
}
