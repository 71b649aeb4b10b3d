import {
  Elicitation,
  type ElicitationQueue,
  type ElicitationProps,
  StoppedServers,
  useElicitation,
} from "react-elicitation";

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
