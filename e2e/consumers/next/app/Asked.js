"use client";

import * as elicit from "react-elicitation";
import { useEffect } from "react";

const queue = elicit.createElicitationQueue();
const requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };

/** What the server asks meanwhile, over server-sent events and POST. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  useEffect(() => {
    const source = new EventSource("/ask");
    const channel = elicit.eventStreamChannel(source, "/ask");
    const disconnect = elicit.connectElicitation(queue, channel, { requester });
    return () => {
      disconnect();
      source.close();
    };
  }, []);
  return shown ? <elicit.Elicitation item={item} /> : null;
}
