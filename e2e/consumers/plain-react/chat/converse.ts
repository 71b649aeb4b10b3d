import type { Message } from "./Chat";
import { decide, type ToolCall } from "./decide";

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
