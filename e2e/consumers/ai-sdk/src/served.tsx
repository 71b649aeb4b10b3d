import { useChat } from "@ai-sdk/react";
import type { UIMessage } from "ai";
import * as elicit from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat";

const queue = elicit.createElicitationQueue({ modes: ["form"] });
const requester = { name: "Everything server", url: "http://127.0.0.1:3001/mcp" };

type Message = UIMessage<unknown, { elicitation: elicit.ElicitationRequest }>;

/** Brings an answer to the route. Where it fails, the person is told, and can send it again. */
async function answer(id: string | undefined, result: elicit.ElicitationResult) {
  const body = JSON.stringify({ id, result });
  const { ok, status } = await fetch("/api/elicitation", { method: "POST", body });
  if (!ok) throw new Error(`The answer did not arrive (${status})`);
}

function App() {
  const { item } = elicit.useElicitation(queue);
  // The route is `/api/chat`, which is where `useChat` looks by itself.
  const chat = useChat<Message>({
    onData: ({ id, data }) => {
      queue
        .elicit(data, { requester, deliver: (result) => answer(id, result) })
        // What the queue refuses to show must not be waited for.
        .catch(() => answer(id, { action: "cancel" }));
    },
  });
  return (
    <Chat chat={chat} onBlock={() => queue.disconnect(requester)}>
      {item && <elicit.Elicitation item={item} />}
    </Chat>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
