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
