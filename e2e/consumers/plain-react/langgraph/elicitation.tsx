import { HumanMessage } from "@langchain/core/messages";
import { Command } from "@langchain/langgraph/web";
import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import { answerLangGraphInterrupts } from "react-elicitation/agents";
import "react-elicitation/styles.css";
import { graph } from "./graph";

const queue = createElicitationQueue();
const requester = { name: "Mail agent" };
const thread = { configurable: { thread_id: crypto.randomUUID() } };

/** Shows the open request. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

/** Runs the graph, and answers its interrupts until it completes. */
export async function run(text: string): Promise<string> {
  let result: Result = await graph.invoke({ messages: [new HumanMessage(text)] }, thread);
  while (result.__interrupt__) {
    const resume = await answerLangGraphInterrupts(queue, result.__interrupt__, { requester });
    if (resume === undefined) return "The agent waits.";
    result = await graph.invoke(new Command({ resume }), thread);
  }
  return String(result.messages.at(-1)?.content);
}

interface Result {
  messages: { content: unknown }[];
  __interrupt__?: { id?: string; value?: unknown }[];
}
