import { client, methods, RequestError } from "@agentclientprotocol/sdk";
import { createWebSocketStream } from "@agentclientprotocol/sdk/experimental/ws-client";
import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import "react-elicitation/styles.css";

/** In your app this is a constant. Tests pass the URL of their own agent. */
const query = new URLSearchParams(location.search);
const url = query.get("agent") ?? "ws://127.0.0.1:3002/";

const queue = createElicitationQueue();
const requester = { name: "Coding agent", url };
const { create, complete } = queue.connection({ requester, RequestError });

const { agent } = client({ name: "chat" })
  .onRequest(methods.client.elicitation.create, (params) => params, create)
  .onNotification(methods.client.elicitation.complete, complete)
  .connect(createWebSocketStream(url));

const session = agent
  .request(methods.agent.initialize, {
    protocolVersion: 1,
    clientCapabilities: queue.capabilities.acp,
  })
  .then(() => agent.buildSession("/").start());

/** Shows the open request. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

/** Sends a prompt, and yields the agent's messages until its turn ends. */
export async function* prompt(text: string): AsyncGenerator<string> {
  const started = await session;
  // `nextUpdate` rejects with the same error.
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
