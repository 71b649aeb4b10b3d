import { client, methods, RequestError } from "@agentclientprotocol/sdk";
import {
  createElicitationHandlers,
  createElicitationQueue,
  Elicitation,
  useElicitation,
} from "react-elicitation";
import { useState } from "react";
import { Caller } from "../../e2e/hosts/Caller";
import { promptAgent } from "../../e2e/hosts/promptAgent";

interface AcpAgentProps {
  /** The agent's WebSocket address. */
  url: string;
  /** What the agent is told; it does what it is told. */
  prompt: string;
}

/** An editor with the ACP SDK. */
export function AcpAgent({ url, prompt }: AcpAgentProps) {
  const [queue] = useState(() => createElicitationQueue());
  const { shown } = useElicitation(queue);

  function ask(signal: AbortSignal) {
    const requester = { name: "Coding agent", url };
    const { create, complete } = createElicitationHandlers(queue, { requester, RequestError });
    const editor = client({ name: "editor" })
      .onRequest(methods.client.elicitation.create, (params) => params, create)
      .onNotification(methods.client.elicitation.complete, complete);
    return promptAgent(editor, url, queue.capabilities.acp, prompt, signal);
  }

  return (
    <Caller name="Send the prompt" call={ask}>
      {shown && <Elicitation {...shown} />}
    </Caller>
  );
}
