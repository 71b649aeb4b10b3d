import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { progressOf } from "../transport/inputRequests.js";
import { together } from "../transport/together.js";
import { distinct, idOf } from "./distinct.js";
import type { GraphInterrupt, InterruptOptions } from "./types.js";

/**
 * Asks the user what the interrupts of a LangGraph graph ask, one after another ("1 of 3"), and
 * returns the `resume` of the `Command` that goes on with it.
 *
 * - LangChain's human in the loop: Submit approves a call, or edits it where an argument was changed,
 *   be it nested; Decline rejects it. The field `decision` rejects it with a message, or responds in
 *   place of the tool.
 * - Agent Inbox's `HumanInterrupt`: the same with its `accept`, `edit` and `ignore`. Where it takes a
 *   `response`, a text can be written, which goes back in place of the call; where it takes neither of
 *   the first two, a text is asked for.
 * - Any other value: what the `responseSchema` given to `interrupt`, or in the value, describes; else a
 *   text.
 *
 * What was cancelled, or declined where there is no word for it, stays open: it is not in `resume`.
 *
 * @returns what was answered, by the id of its interrupt; nothing where nothing was, and the graph
 *   goes on waiting.
 * @throws {InputRequestError} before anybody is asked, when an action takes no decision to go on,
 *   when two different interrupts have the same id, or when one of several has none.
 * @throws the reason of `signal`, what the queue refuses, and what an import of code failed with.
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
  const { readGraphInterrupt } = await import("./readGraphInterrupt.js");
  const interrupts = distinct(pending);
  const read = interrupts.map(readGraphInterrupt);
  const all = read.flatMap(({ questions }, place) =>
    questions.map((question, index) => ({ question, index, interrupt: interrupts[place]! })),
  );
  const tasks = all.map(({ question: { request, approval }, index, interrupt }, position) => {
    return (signal: AbortSignal) =>
      queue.elicit(request, {
        requester,
        approval,
        id: `${idOf(interrupt)}, ${index}`,
        context: context({ requestId: interrupt.id }),
        progress: progressOf(position, all.length),
        expiresAt: expiresAt?.(request),
        signal,
      });
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
