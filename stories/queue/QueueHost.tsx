import {
  Elicitation,
  type ElicitationProps,
  type ElicitationQueue,
  type ElicitationResult,
  formRequest,
  BlockedRequesters,
  useElicitation,
} from "react-elicitation";
import type { ElicitOptions } from "react-elicitation/core";

interface QueueHostProps {
  queue: ElicitationQueue;
  timers?: ElicitationProps["timers"];
}

/** A host of a queue, whole. */
export function QueueHost({ queue, timers }: QueueHostProps) {
  const { item, items, waiting } = useElicitation(queue);
  return (
    <section style={{ display: "grid", gap: 12, padding: 16 }}>
      {item ? <Elicitation item={item} timers={timers} /> : <p>Nobody asks.</p>}
      {waiting > 0 && <p>{waiting} more</p>}
      {items
        .filter((each) => each.id !== item?.id && ["settled", "expired"].includes(each.status))
        .map((each) => (
          <Elicitation key={each.id} item={each} timers={timers} />
        ))}
      <BlockedRequesters queue={queue} />
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
