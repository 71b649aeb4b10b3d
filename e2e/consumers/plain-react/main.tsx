import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat, type Message } from "./chat/Chat";

interface Shown {
  reply: (text: string) => AsyncIterable<Message>;
  Asked: ComponentType;
}

const chats = import.meta.glob<Shown>("./*/chat.{ts,tsx}");

/** Whose folder. */
const name = new URLSearchParams(location.search).get("chat") ?? "mcp";
const load = chats[`./${name}/chat.ts`] ?? chats[`./${name}/chat.tsx`];
if (!load) throw new Error(`There is no chat named ${name}.`);
const { reply, Asked } = await load();

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Chat reply={reply}>
      <Asked />
    </Chat>
  </StrictMode>,
);
