import { useChat } from "@ai-sdk/react";
import type { UIMessage } from "ai";
import {
  createElicitationQueue,
  Elicitation,
  type ElicitationRequest,
  type ElicitationResult,
  useElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat";

const queue = createElicitationQueue({ modes: ["form"] });
const requester = { name: "Everything server", url: "http://127.0.0.1:3001/mcp" };

type Message = UIMessage<unknown, { elicitation: ElicitationRequest }>;

/** Sends a response to the route. If that fails, the form says so, and the user can send again. */
async function send(id: string | undefined, result: ElicitationResult) {
  const body = JSON.stringify({ id, result });
  const { ok, status } = await fetch("/api/elicitation", { method: "POST", body });
  if (!ok) throw new Error(`The response was not accepted (${status}).`);
}

function App() {
  const { item } = useElicitation(queue);
  // `useChat` calls the route `/api/chat` by default.
  const chat = useChat<Message>({
    onData: ({ id, data }) => {
      queue
        .elicit(data, { requester, deliver: (result) => send(id, result) })
        // The queue rejected the request, so nobody will answer it.
        .catch(() => send(id, { action: "cancel" }));
    },
  });
  return (
    <Chat chat={chat} onStop={() => queue.disconnect(requester)}>
      {item && <Elicitation item={item} />}
    </Chat>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
