import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";

type Prompt = Parameters<LanguageModelV4["doStream"]>[0]["prompt"];

/**
 * Replaces the language model: some words call tools of the Everything server. Use the model of your
 * provider instead.
 */
export const model = new MockLanguageModelV4({
  doStream: async ({ prompt }) => ({ stream: simulateReadableStream({ chunks: decide(prompt) }) }),
});

function decide(prompt: Prompt): LanguageModelV4StreamPart[] {
  const last = prompt.at(-1);
  if (last?.role === "tool") return say("That is all.");
  const [said] = last?.role === "user" ? last.content : [];
  const text = said?.type === "text" ? said.text : "";
  if (/both/i.test(text)) return call("trigger-elicitation-request", "trigger-elicitation-request");
  if (/register/i.test(text)) return call("trigger-elicitation-request");
  if (/environment/i.test(text)) return call("get-env");
  return say(`You said: ${text}`);
}

function say(text: string): LanguageModelV4StreamPart[] {
  return [
    { type: "text-start", id: "0" },
    { type: "text-delta", id: "0", delta: text },
    { type: "text-end", id: "0" },
    finish("stop"),
  ];
}

function call(...tools: string[]): LanguageModelV4StreamPart[] {
  const calls = tools.map((toolName) => ({
    type: "tool-call" as const,
    toolCallId: crypto.randomUUID(),
    toolName,
    input: "{}",
  }));
  return [...calls, finish("tool-calls")];
}

function finish(unified: "stop" | "tool-calls"): LanguageModelV4StreamPart {
  return {
    type: "finish",
    finishReason: { unified, raw: undefined },
    usage: {
      inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 0, text: 0, reasoning: 0 },
    },
  };
}
