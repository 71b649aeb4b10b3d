import {
  connectElicitation,
  createElicitationQueue,
  Elicitation,
  ElicitationForm,
  type ElicitationRequest,
  type ElicitationResult,
  useElicitation,
  webSocketChannel,
} from "react-elicitation";
import { windowChannel } from "react-elicitation/core";
import { useEffect, useRef, useState } from "react";
import { askLiveServer } from "./askLiveServer";
import { client, methods, RequestError } from "@agentclientprotocol/sdk";
import { Caller } from "../../e2e/hosts/Host";
import { promptAgent } from "../../e2e/hosts/promptAgent";
import { callOver } from "../../e2e/hosts/callOver";

type State =
  | { is: "idle" }
  | { is: "connecting" }
  | { is: "asking"; request: ElicitationRequest; respond: (result: ElicitationResult) => void }
  | { is: "answered"; report: string }
  | { is: "failed"; error: string };

/** A host in miniature: it calls a tool, the server asks back, and a person answers. */
export function LiveServer({ url }: { url: string }) {
  const [state, setState] = useState<State>({ is: "idle" });

  async function ask() {
    setState({ is: "connecting" });
    try {
      const report = await askLiveServer(
        url,
        (request) =>
          new Promise((resolve) => {
            setState({ is: "asking", request, respond: resolve });
          }),
      );
      setState({ is: "answered", report });
    } catch (error) {
      setState({ is: "failed", error: String(error) });
    }
  }

  return (
    <main style={{ display: "grid", gap: 16, padding: 16 }}>
      {state.is === "asking" ? (
        <ElicitationForm
          request={state.request}
          requester={{ name: "Everything server", url }}
          onRespond={state.respond}
        />
      ) : (
        <button type="button" disabled={state.is === "connecting"} onClick={ask}>
          Call the tool
        </button>
      )}
      {state.is === "answered" && <pre aria-label="What the server got">{state.report}</pre>}
      {state.is === "failed" && (
        <p role="alert">
          No answer from {url} ({state.error}). The server runs beside Storybook when both are
          started with <code>npm start</code>.
        </p>
      )}
    </main>
  );
}

interface AcpAgentProps {
  /** The agent's WebSocket address. */
  url: string;
  /** What the agent is told; it does what it is told. */
  prompt: string;
}

/** An editor with the ACP SDK. */
export function AcpAgent({ url, prompt }: AcpAgentProps) {
  const [queue] = useState(() => createElicitationQueue());
  const { item } = useElicitation(queue);

  function ask(signal: AbortSignal) {
    const requester = { name: "Coding agent", url };
    const { create, complete } = queue.connection({ requester, RequestError });
    const editor = client({ name: "editor" })
      .onRequest(methods.client.elicitation.create, (params) => params, create)
      .onNotification(methods.client.elicitation.complete, complete);
    return promptAgent(editor, url, queue.capabilities.acp, prompt, signal);
  }

  return (
    <Caller name="Send the prompt" call={ask}>
      <Elicitation item={item} />
    </Caller>
  );
}

/** A page with an agent in a frame. */
export function FramedAgent() {
  const [queue] = useState(() => createElicitationQueue());
  const { item } = useElicitation(queue);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!target) return undefined;
    // A frame from elsewhere has an origin of its own; this one is a part of the page.
    const channel = windowChannel({ target, origin: location.origin });
    return connectElicitation(queue, channel, { requester: { name: "Agent in a frame" } });
  }, [queue]);

  return (
    <main style={{ display: "grid", gap: 16, padding: 16 }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- without an origin, as a sandbox leaves it, it could not be told from any other frame */}
      <iframe
        ref={frame}
        title="Agent"
        srcDoc={framedAgent}
        style={{ blockSize: 120, inlineSize: "100%" }}
      />
      <Elicitation item={item} />
    </main>
  );
}

interface WebSocketRelayProps {
  /** The relay's address. */
  url: string;
  /** Which tool of the MCP server behind it is called. */
  tool: string;
}

/** A page whose backend talks to the MCP server. */
export function WebSocketRelay({ url, tool }: WebSocketRelayProps) {
  const [queue] = useState(() => createElicitationQueue());
  const { item } = useElicitation(queue);

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
      <Elicitation item={item} />
    </Caller>
  );
}

/** The document of an agent that lives in a frame: it asks the page around it, and shows the answer. */
export const framedAgent = `<!doctype html>
<html lang="en" style="color-scheme: light dark; font: 15px system-ui, sans-serif">
<title>Agent</title>
<button>Ask my host</button>
<pre aria-label="What the agent got"></pre>
<script>
  document.querySelector("button").onclick = () =>
    parent.postMessage({
      jsonrpc: "2.0",
      id: 1,
      method: "elicitation/create",
      params: {
        message: "Which seat shall I take?",
        requestedSchema: {
          type: "object",
          properties: { seat: { type: "string", title: "Seat", enum: ["Window", "Aisle"] } },
        },
      },
    }, origin);
  addEventListener("message", ({ source, data }) => {
    if (source === parent) document.querySelector("pre").textContent = JSON.stringify(data.result);
  });
</script>`;
