import type { ChatModelAdapter, ThreadMessage, ToolCallMessagePart } from "@assistant-ui/react";
import { callTool } from "./elicitation";

/**
 * Replaces the language model: some words call a tool of the Everything server. Your adapter asks a
 * model which tool to call.
 */
export const scriptedModel: ChatModelAdapter = {
  async *run({ messages, abortSignal }) {
    const text = textOf(messages.at(-1));
    const call = decide(text);
    if (!call) {
      yield { content: [{ type: "text", text: `You said: ${text}` }] };
      return;
    }
    yield { content: [call] };
    const result = await callTool(call.toolCallId, call.toolName, call.args, abortSignal).catch(
      (error: unknown) => {
        abortSignal.throwIfAborted(); // Stopped by the user.
        throw error;
      },
    );
    const told = `The tool says: ${result.split("\n")[0]}`;
    yield {
      content: [
        { ...call, result },
        { type: "text", text: told },
      ],
    };
  },
};

function textOf(message: ThreadMessage | undefined): string {
  return message?.content.map((part) => (part.type === "text" ? part.text : "")).join("") ?? "";
}

function decide(text: string): ToolCallMessagePart | undefined {
  const [url] = /https?:\S+/.exec(text) ?? [];
  if (url) return toCall("trigger-url-elicitation", { url });
  if (/register/i.test(text)) return toCall("trigger-elicitation-request", {});
  return undefined;
}

function toCall(toolName: string, args: Record<string, string>): ToolCallMessagePart {
  const toolCallId = crypto.randomUUID();
  return { type: "tool-call", toolCallId, toolName, args, argsText: JSON.stringify(args) };
}
