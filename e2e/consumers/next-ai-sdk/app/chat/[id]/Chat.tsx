"use client";

import { useChat } from "@ai-sdk/react";
import {
  getToolName,
  isToolUIPart,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  type UIMessage,
} from "ai";
import {
  createElicitationQueue,
  Elicitation,
  type ElicitationItem,
  useElicitation,
} from "react-elicitation";
import { answerToolApprovals } from "react-elicitation/agents";
import { connectRelay } from "react-elicitation/core";
import { useEffect, useState } from "react";

const queue = createElicitationQueue({ modes: ["form", "approval"] });
const assistant = { name: "Assistant" };

export function Chat({ id, messages }: { id: string; messages: UIMessage[] }) {
  const [input, setInput] = useState("");
  const chat = useChat({
    id,
    messages,
    resume: true,
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
  });
  const isRunning = chat.status === "submitted" || chat.status === "streaming";

  useEffect(() => {
    // A user's pages get all requests of the user. This page shows those of its chat.
    const filter = (request: Placed) => placeOf(request).chatId === id;
    return connectRelay(queue, "/elicitations", { filter });
  }, [id]);

  useEffect(() => {
    void answerToolApprovals(queue, chat, { requester: assistant, grouped: false });
  }, [chat]);

  // `chat.stop` would only close the connection of this page.
  const stop = () => fetch(`/api/chat/${id}/stream`, { method: "DELETE" });

  return (
    <main>
      {chat.messages.map(({ id: messageId, role, parts }) => (
        <article key={messageId} aria-label={role}>
          {parts.map((part, index) => {
            // oxlint-disable-next-line react/no-array-index-key -- parts are only appended
            if (part.type === "text") return <p key={index}>{part.text}</p>;
            if (!isToolUIPart(part)) return null;
            return (
              <section key={part.toolCallId} aria-label={getToolName(part)}>
                <h2>{getToolName(part)}</h2>
                <Requests toolCallId={part.toolCallId} />
                {part.state === "output-available" && <pre>{JSON.stringify(part.output)}</pre>}
                {part.state === "output-denied" && <p>You denied this call.</p>}
                {part.state === "output-error" && <p role="alert">{part.errorText}</p>}
              </section>
            );
          })}
        </article>
      ))}
      {/* Requests whose tool call is not certain. */}
      <Requests />
      {chat.error && <p role="alert">{chat.error.message}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void chat.sendMessage({ text: input });
          setInput("");
        }}
      >
        <input
          aria-label="Message"
          value={input}
          disabled={isRunning}
          onChange={(event) => setInput(event.target.value)}
        />
      </form>
      {isRunning && (
        <button type="button" onClick={stop}>
          Stop
        </button>
      )}
    </main>
  );
}

function Requests({ toolCallId }: { toolCallId?: string }) {
  const { item } = useElicitation(queue, {
    filter: (request) => placeOf(request).toolCallId === toolCallId,
  });
  return <Elicitation item={item} />;
}

type Placed = Pick<ElicitationItem, "context">;

function placeOf({ context }: Placed) {
  return (context ?? {}) as { chatId?: string; toolCallId?: string };
}
