import type { Message } from "./Chat";

/** A turn of the conversation, as an agent loop makes it: decide, call the tool, tell of its result. */
export function converse(callTool: (call: ToolCall) => Promise<string>) {
  return async function* reply(text: string): AsyncGenerator<Message> {
    const call = decide(text);
    if (!call) {
      yield { from: "assistant", text: `You said: ${text}` };
      return;
    }
    yield { from: "tool", text: `Calling ${call.name}` };
    const result = await callTool(call);
    yield { from: "tool", text: result };
    yield { from: "assistant", text: `The tool says: ${result.split("\n")[0]}` };
  };
}

export interface ToolCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** Stands in for a language model: some words call a tool of the Everything server. */
export function decide(text: string): ToolCall | undefined {
  const [url] = /https?:\S+/.exec(text) ?? [];
  if (url) return { name: "trigger-url-elicitation", arguments: { url } };
  if (/register/i.test(text)) return { name: "trigger-elicitation-request", arguments: {} };
  return undefined;
}

/** A turn of an agent that says all of it at once. */
export function replyWith(run: (text: string) => Promise<string>) {
  return async function* reply(text: string): AsyncGenerator<Message> {
    yield { from: "assistant", text: await run(text) };
  };
}
