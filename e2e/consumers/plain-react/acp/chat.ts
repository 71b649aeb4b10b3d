import type { Message } from "../chat/Chat";
import { prompt } from "./elicitation";

export { Asked } from "./elicitation";

export async function* reply(text: string): AsyncGenerator<Message> {
  for await (const said of prompt(text)) yield { from: "assistant", text: said };
}
