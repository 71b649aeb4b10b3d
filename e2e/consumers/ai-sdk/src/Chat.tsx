import type { UseChatHelpers } from "@ai-sdk/react";
import { getToolName, isToolUIPart, type UIMessage } from "ai";
import { type ReactNode, useState } from "react";

type Part = UIMessage["parts"][number];

interface ChatProps<M extends UIMessage> {
  chat: UseChatHelpers<M>;
  /** Shown below the messages: the open request. */
  children: ReactNode;
  onStop?: () => void;
}

/** Renders a chat of `useChat`. It contains no elicitation code. */
export function Chat<M extends UIMessage>({ chat, children, onStop }: ChatProps<M>) {
  const { messages, sendMessage, status, stop, error } = chat;
  const [input, setInput] = useState("");
  const ready = status === "ready" || status === "error";

  return (
    <main style={{ display: "grid", gap: 12, maxInlineSize: 640, margin: "24px auto" }}>
      {messages.map(({ id, role, parts }) => (
        <article key={id} aria-label={role}>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts have no ID and are only appended
            <MessagePart key={index} part={part} />
          ))}
        </article>
      ))}
      {children}
      {error && <p role="alert">{error.message}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready || !input.trim()) return;
          void sendMessage({ text: input });
          setInput("");
        }}
      >
        <input
          aria-label="Message"
          placeholder="Say something"
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        {!ready && (
          <button
            type="button"
            onClick={() => {
              void stop();
              onStop?.();
            }}
          >
            Stop
          </button>
        )}
      </form>
    </main>
  );
}

function MessagePart({ part }: { part: Part }) {
  if (part.type === "text") return <p>{part.text}</p>;
  if (!isToolUIPart(part)) return null;
  return (
    <section aria-label={getToolName(part)}>
      {part.state === "input-available" && `Calling ${getToolName(part)}`}
      {part.state === "output-available" && <pre>{textOf(part.output)}</pre>}
      {part.state === "output-error" && <p role="alert">{part.errorText}</p>}
    </section>
  );
}

/** The text in the result of an MCP tool. */
function textOf(output: unknown): string {
  const { content } = output as { content: { text?: string }[] };
  return content.map(({ text }) => text).join("\n");
}
