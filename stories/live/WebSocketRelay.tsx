import {
  connectElicitation,
  createElicitationQueue,
  Elicitation,
  useElicitation,
  webSocketChannel,
} from "react-elicitation";
import { useState } from "react";
import { Caller } from "../../e2e/hosts/Caller";
import { callOver } from "../../e2e/hosts/callOver";

interface WebSocketRelayProps {
  /** The relay's address. */
  url: string;
  /** Which tool of the MCP server behind it is called. */
  tool: string;
}

/** A page whose backend talks to the MCP server. */
export function WebSocketRelay({ url, tool }: WebSocketRelayProps) {
  const [queue] = useState(() => createElicitationQueue());
  const { shown } = useElicitation(queue);

  async function call(signal: AbortSignal) {
    const socket = new WebSocket(`${url.replace("http", "ws")}?session=${crypto.randomUUID()}`);
    const channel = webSocketChannel(socket);
    const disconnect = connectElicitation(queue, channel, { requester: { name: "Backend", url } });
    try {
      await new Promise((resolve, reject) => {
        socket.addEventListener("open", resolve);
        socket.addEventListener("error", () => reject(new Error("There is no relay")));
      });
      return await callOver(channel, { name: tool, arguments: {} }, signal);
    } finally {
      disconnect();
      socket.close();
    }
  }

  return (
    <Caller name="Call the tool" call={call}>
      {shown && <Elicitation {...shown} />}
    </Caller>
  );
}
