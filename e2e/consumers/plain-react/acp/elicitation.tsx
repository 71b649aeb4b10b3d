import { client, methods, RequestError } from "@agentclientprotocol/sdk";
import { createWebSocketStream } from "@agentclientprotocol/sdk/experimental/ws-client";
import * as elicit from "react-elicitation";
import "react-elicitation/styles.css";

/** Yours is a constant. The test's agent has another port at each start. */
const query = new URLSearchParams(location.search);
const url = query.get("agent") ?? "ws://127.0.0.1:3002/";

const queue = elicit.createElicitationQueue();
const requester = { name: "Coding agent", url };
const handlers = elicit.createElicitationHandlers(queue, { requester, RequestError });

const { agent } = client({ name: "chat" })
  .onRequest(methods.client.elicitation.create, (params) => params, handlers.create)
  .onNotification(methods.client.elicitation.complete, handlers.complete)
  .connect(createWebSocketStream(url));

const session = agent
  .request(methods.agent.initialize, {
    protocolVersion: 1,
    clientCapabilities: queue.capabilities.acp,
  })
  .then(() => agent.buildSession("/").start());

/** What the agent asks, wherever the chat shows it. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} />;
}

/** Sends a prompt, and hands out what the agent says until its turn is over. */
export async function* prompt(text: string): AsyncGenerator<string> {
  const started = await session;
  // What this rejects with, `nextUpdate` rejects with as well.
  started.prompt(text).catch(() => {});
  for (;;) {
    const message = await started.nextUpdate();
    if (message.kind === "stop") return;
    const { update } = message;
    if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text") {
      yield update.content.text;
    }
  }
}
