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
 * Asks the person what the interrupts of a run of AG-UI ask, one after another ("1 of 3"), and gives
 * the `resume` of the next run, which answers all of them. What was accepted is `resolved`, what was
 * cancelled or came too late `cancelled`. Where a tool wants to be `approved`, Decline says that it is
 * not; of any other question it is `cancelled` with `metadata: { action: "decline" }`.
 *
 * The same interrupt object is one question, however often it is asked.
 *
 * @throws {InputRequestError} before anybody is asked, when two that differ have the same id.
 * @throws the reason of `signal`, and what the queue refuses.
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

/** Keywords by which "no" alone could be no answer. */
const NARROWING =
  /^(minP|patternP|all|any|one|if|not|\$(ref|dynamic|recursive)|dependen|const|enum)/;

/** Whether "no" is an answer by the schema: a flag named as AG-UI names it, and nothing else needed. */
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

/** When no answer is taken any more; never, where it cannot be read. */
function endOf(interrupt: Interrupt | undefined): number {
  const at: unknown = interrupt?.expiresAt;
  const end = typeof at === "string" ? Date.parse(at) : NaN;
  return Number.isNaN(end) ? Infinity : end;
}

function lastMoment(interrupt: Interrupt): number | undefined {
  const end = endOf(interrupt);
  return end === Infinity ? undefined : Date.now() + timeToAnswer(end - Date.now());
}
