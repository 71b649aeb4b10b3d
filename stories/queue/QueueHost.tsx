import {
  Elicitation,
  type ElicitationProps,
  type ElicitationQueue,
  type ElicitationResult,
  formRequest,
  StoppedServers,
  useElicitation,
} from "react-elicitation";
import type { ElicitOptions } from "react-elicitation/queue";

interface QueueHostProps {
  queue: ElicitationQueue;
  timers?: ElicitationProps["timers"];
}

/** A host of a queue, whole. */
export function QueueHost({ queue, timers }: QueueHostProps) {
  const { shown, pending, lingering, stopped, allow } = useElicitation(queue);
  return (
    <section style={{ display: "grid", gap: 12, padding: 16 }}>
      {shown ? <Elicitation {...shown} timers={timers} /> : <p>Nobody asks.</p>}
      {pending > 0 && <p>{pending} more</p>}
      {lingering
        .filter(({ itemId }) => itemId !== shown?.itemId)
        .map((item) => (
          <Elicitation key={item.itemId} {...item} timers={timers} />
        ))}
      <StoppedServers stopped={stopped} allow={allow} />
    </section>
  );
}

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
