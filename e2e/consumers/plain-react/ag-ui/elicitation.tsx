import { createElicitationQueue, Elicitation, useElicitation } from "react-elicitation";
import { withAgUiInterrupts } from "react-elicitation/agents";
import "react-elicitation/styles.css";
import { ScriptedAgent } from "./ScriptedAgent";

/** In your app: `new HttpAgent({ url })`. */
const agent = new ScriptedAgent();
const queue = createElicitationQueue();
const requester = { name: "Travel agent" };

/** Shows the open request. Render it anywhere in the chat. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}

/** Runs the agent, shows its interrupts, and resumes it until a run completes. */
export async function run(text: string): Promise<string> {
  agent.addMessage({ id: crypto.randomUUID(), role: "user", content: text });
  await withAgUiInterrupts(agent, {}, queue, { requester });
  return String(agent.messages.at(-1)?.content);
}
