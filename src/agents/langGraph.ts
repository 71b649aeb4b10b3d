import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import type { ApprovalReview } from "./approvals.js";
import { askAll, distinct, type GraphInterrupt, type InterruptOptions } from "./interrupts.js";
import { type GraphCall, readGraphInterrupt } from "./readGraphInterrupt.js";

/** Options of `answerLangGraphInterrupts`. */
export interface GraphInterruptOptions extends InterruptOptions, ApprovalReview<GraphCall> {}

/**
 * Asks the user for the interrupts of a LangGraph graph, and returns its `resume`.
 *
 * - LangChain's human in the loop: each call is an approval, and the calls of an interrupt are a
 *   group. The user allows a call, edits its arguments, denies it with a reason, or writes an answer
 *   in place of the tool, as far as `allowedDecisions` goes.
 * - Agent Inbox's `HumanInterrupt`: the same with `accept`, `edit`, `ignore` and `response`.
 * - Any other value: a form of its `responseSchema`, else a text field.
 *
 * If the user closes a request without answering, its interrupt stays open and is missing in
 * `resume`. The next call asks for all of it again.
 *
 * @returns the answers by interrupt ID, or `undefined` if there are none.
 * @throws {InputRequestError} before the user is asked, if an action allows no decision, two
 *   different interrupts have the same ID, or one of several has none.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @throws the reason of `signal`, and an error if a chunk cannot be loaded.
 * @see https://docs.langchain.com/oss/javascript/langchain/human-in-the-loop
 * @example
 * let result = await graph.invoke(input, config);
 * while (result.__interrupt__) {
 *   const resume = await answerLangGraphInterrupts(queue, result.__interrupt__, { requester });
 *   if (resume === undefined) break;
 *   result = await graph.invoke(new Command({ resume }), config);
 * }
 */
export async function answerLangGraphInterrupts(
  queue: ElicitationQueue,
  pending: readonly GraphInterrupt[],
  options: GraphInterruptOptions,
): Promise<unknown> {
  const interrupts = distinct(pending);
  const read = interrupts.map((interrupt) => readGraphInterrupt(interrupt, options));
  const calls = interrupts.map((interrupt, place) => ({
    asked: interrupt,
    call: { requestId: interrupt.id },
    questions: read[place]!.questions,
    group: interrupt,
  }));
  const given = await askAll(queue, calls, options);
  const answered = interrupts.flatMap(({ id }, place) => {
    const answers = given[place]!;
    return answers.includes(undefined) ? [] : [{ id, value: read[place]!.resumeOf(answers) }];
  });
  if (answered.length === 0) return undefined;
  // By itself a value could pass for a record of ids, as the empty content of a form does.
  const named = answered.flatMap(({ id, value }) => (id ? [[id, value] as const] : []));
  return named.length > 0 ? Object.fromEntries(named) : answered[0]?.value;
}
