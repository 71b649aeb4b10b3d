"use client";

import {
  connectElicitation,
  createElicitationQueue,
  Elicitation,
  useElicitation,
} from "react-elicitation";
import { eventStreamChannel } from "react-elicitation/core";
import { useEffect } from "react";

const queue = createElicitationQueue();
const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };

/** Shows the server's request, which arrives over server-sent events and is answered by POST. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  useEffect(() => {
    const source = new EventSource("/ask");
    const channel = eventStreamChannel(source, "/ask");
    const disconnect = connectElicitation(queue, channel, { requester });
    return () => {
      disconnect();
      source.close();
    };
  }, []);
  return item ? <Elicitation item={item} /> : null;
}
