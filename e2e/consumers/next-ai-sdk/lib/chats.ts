import type { UIMessage } from "ai";

/** A turn that runs: the model writes, a tool works, or a request waits for the user. */
export interface Turn {
  abort: AbortController;
  /** All that the turn sends, from its start. Missing until it sends. */
  stream?: ReadableStream<string>;
}

export interface Chat {
  messages: UIMessage[];
  turn?: Turn | undefined;
}

const shared = globalThis as { chats?: Map<string, Chat> };
const chats = (shared.chats ??= new Map());

/** Returns a chat of a user. Keep the messages in your database. */
export function chatOf(userId: string, chatId: string): Chat {
  const key = JSON.stringify([userId, chatId]);
  const chat = chats.get(key) ?? { messages: [] };
  chats.set(key, chat);
  return chat;
}
