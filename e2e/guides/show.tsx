import {
  createElicitationQueue,
  type ElicitationItem,
  type ElicitationQueue,
  type ElicitationRequest,
  useElicitation,
} from "react-elicitation";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Caller } from "../hosts/Host";

/** The requester of every request that a host makes itself. */
export const bookingRequester = { name: "Table booking", url: "https://mcp.tables.example" };

/** A request with one field. */
export const booking: ElicitationRequest = {
  message: "Who is the table for?",
  requestedSchema: {
    type: "object",
    properties: { name: { type: "string", title: "Name" } },
    required: ["name"],
  },
};

/** The queue of hosts whose example has none. */
export const ownQueue = createElicitationQueue();

/** Adds a request to a queue, and returns the response. */
export function ask(queue: ElicitationQueue = ownQueue, request = booking) {
  return queue.elicit(request, { requester: bookingRequester });
}

interface ShowItemProps {
  queue?: ElicitationQueue;
  children: (item: ElicitationItem) => ReactNode;
}

/** Renders the open request of a queue with an example. */
export function ShowItem({ queue = ownQueue, children }: ShowItemProps) {
  const { item } = useElicitation(queue);
  return item && children(item);
}

/** Returns the props of a component that takes a request without a queue. */
export function propsOf({ request, requester: from, respond }: ElicitationItem) {
  return { request, requester: from, onRespond: respond };
}

/** Renders an example below a button that makes a request, and then the response as JSON. */
export function show(example: ReactNode, call: () => Promise<unknown>) {
  createRoot(document.querySelector("#root") ?? document.body).render(
    <StrictMode>
      <Caller name="Ask" call={async () => JSON.stringify(await call())}>
        {example}
      </Caller>
    </StrictMode>,
  );
}
