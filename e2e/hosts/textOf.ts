/** The text in the result of a call, whichever it was. */
export function textOf(result: object): string {
  const { content, messages, contents } = result as {
    content?: Text[];
    messages?: { content: Text }[];
    contents?: Text[];
  };
  const parts = content ?? messages?.map((message) => message.content) ?? contents ?? [];
  return parts.map(({ text }) => text).join("\n");
}

interface Text {
  text?: string;
}
