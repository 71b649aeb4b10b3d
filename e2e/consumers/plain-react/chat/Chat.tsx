import { type KeyboardEvent, type ReactNode, useState } from "react";

export interface Message {
  from: "you" | "assistant" | "tool";
  text: string;
}

interface ChatProps {
  /** Replies to a message of the user. */
  reply: (text: string) => AsyncIterable<Message>;
  /** Shown below the messages: the open request. */
  children: ReactNode;
}

/** Renders a chat. It contains no elicitation code. */
export function Chat({ reply, children }: ChatProps) {
  const [messages, setMessages] = useState<Message[]>([]);
  const [busy, setBusy] = useState(false);

  const add = (message: Message) => setMessages((earlier) => [...earlier, message]);

  async function send(text: string) {
    setBusy(true);
    add({ from: "you", text });
    try {
      for await (const message of reply(text)) add(message);
    } catch (error) {
      add({ from: "tool", text: String(error) });
    }
    setBusy(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    if (event.key !== "Enter" || busy || !value.trim()) return;
    event.currentTarget.value = "";
    void send(value);
  }

  return (
    <main style={{ display: "grid", gap: 12, maxInlineSize: 640, margin: "24px auto" }}>
      <ol role="log" aria-label="Conversation" style={{ display: "grid", gap: 8, padding: 0 }}>
        {messages.map(({ from, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- messages have no ID and are only appended
          <li key={index} data-from={from} style={{ listStyle: "none", whiteSpace: "pre-wrap" }}>
            <b>{from}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      {children}
      <input aria-label="Message" placeholder="Say something" onKeyDown={onKeyDown} />
    </main>
  );
}
