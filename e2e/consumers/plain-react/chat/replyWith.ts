import type { Message } from "./Chat";

/** A turn of an agent that says all of it at once. */
export function replyWith(run: (text: string) => Promise<string>) {
  return async function* reply(text: string): AsyncGenerator<Message> {
    yield { from: "assistant", text: await run(text) };
  };
}
