import { type ElicitationQueue, type ElicitationResult, formRequest } from "react-elicitation";
import type { ElicitOptions } from "react-elicitation/queue";

/** The servers of these stories. */
export const booking = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
export const travel = { name: "Travel", url: "https://mcp.travel.example/mcp" };

/** What the servers were answered, in the order in which they were. */
export type Answers = (ElicitationResult & { to: string })[];

/** Asks a question of one text, as a transport does. */
export function ask(
  queue: ElicitationQueue,
  title: string,
  options: ElicitOptions,
  answers: Answers = [],
): Promise<void> {
  const request = formRequest(`${title}?`, { answer: { type: "string", title } });
  return queue.elicit(request, options).then(
    (result) => void answers.push({ to: options.requester.name, ...result }),
    (error: Error) => void answers.push({ to: error.message, action: "cancel" }),
  );
}
