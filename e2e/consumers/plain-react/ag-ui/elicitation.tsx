import * as elicit from "react-elicitation";
import { withAgUiInterrupts } from "react-elicitation/agents";
import "react-elicitation/styles.css";
import { ScriptedAgent } from "./ScriptedAgent";

/** Yours is `new HttpAgent({ url })`. */
const agent = new ScriptedAgent();
const queue = elicit.createElicitationQueue();
const requester = { name: "Travel agent" };

/** What the agent asks, wherever the chat shows it. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} />;
}

/** A turn: the run, what it stops to ask, and the runs that go on from the answers. */
export async function run(text: string): Promise<string> {
  agent.addMessage({ id: crypto.randomUUID(), role: "user", content: text });
  await withAgUiInterrupts(agent, {}, queue, { requester });
  return String(agent.messages.at(-1)?.content);
}
