import type { Message } from "./Chat";

/** Runs a turn as an agent loop does: it chooses a tool, calls it, and reports the result. */
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

/** Replaces a language model: some words call a tool of the Everything server. */
export function decide(text: string): ToolCall | undefined {
  const [url] = /https?:\S+/.exec(text) ?? [];
  if (url) return { name: "trigger-url-elicitation", arguments: { url } };
  if (/register/i.test(text)) return { name: "trigger-elicitation-request", arguments: {} };
  return undefined;
}

/** Runs a turn of an agent that replies with one message. */
export function replyWith(run: (text: string) => Promise<string>) {
  return async function* reply(text: string): AsyncGenerator<Message> {
    yield { from: "assistant", text: await run(text) };
  };
}
