import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { elicitAnswer, progressOf, together } from "../transports/requests.js";
import { distinct, type GraphInterrupt, idOf, type InterruptOptions } from "./interrupts.js";
import { readGraphInterrupt } from "./readGraphInterrupt.js";

/**
 * Asks the user for the interrupts of a LangGraph graph, and returns its `resume`.
 *
 * Interrupts are shown one after another ("1 of 3").
 *
 * - LangChain's human in the loop: Submit approves a call, or edits it if the user changed an
 *   argument. Decline rejects it. The field `decision` rejects it with a message, or responds in
 *   place of the tool.
 * - Agent Inbox's `HumanInterrupt`: the same with `accept`, `edit` and `ignore`. If it allows
 *   `response`, the user can write a text in place of the call.
 * - Any other value: a form of its `responseSchema`, else a text field.
 *
 * Interrupts that were cancelled, or declined without a matching decision, stay open and are
 * missing in `resume`. The next call asks for them again.
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
  { requester, context = (call) => call, expiresAt, signal: outer }: InterruptOptions,
): Promise<unknown> {
  const interrupts = distinct(pending);
  const read = interrupts.map(readGraphInterrupt);
  const all = read.flatMap(({ questions }, place) =>
    questions.map((question, index) => ({ question, index, interrupt: interrupts[place]! })),
  );
  const tasks = all.map(({ question, index, interrupt }, position) => (signal: AbortSignal) => {
    const { request, approval, answerOf } = question;
    const asked = {
      requester,
      approval,
      id: `${idOf(interrupt)}, ${index}`,
      context: context({ requestId: interrupt.id }),
      progress: progressOf(position, all.length),
      expiresAt: expiresAt?.(request),
      signal,
    };
    return elicitAnswer(queue, request, asked, (result) => answerOf(result) !== undefined);
  });
  const results = await together(outer, tasks);
  const answered = interrupts.flatMap((interrupt, place) => {
    const answers = all.flatMap(({ question, interrupt: own }, position) =>
      own === interrupt ? [question.answerOf(results[position]!)] : [],
    );
    const value = answers.includes(undefined) ? undefined : read[place]?.resumeOf(answers);
    return value === undefined ? [] : [{ id: interrupt.id, value }];
  });
  if (answered.length === 0) return undefined;
  // By itself a value could pass for a record of ids, as the empty content of a form does.
  const named = answered.flatMap(({ id, value }) => (id ? [[id, value] as const] : []));
  return named.length > 0 ? Object.fromEntries(named) : answered[0]?.value;
}
