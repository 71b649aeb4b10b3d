import { OpenRequest, run } from "guide:langgraph";
import { HumanMessage } from "@langchain/core/messages";
import { graph } from "../consumers/plain-react/langgraph/graph";
import { show } from "./show";

const thread = { configurable: { thread_id: "1" } };

show(<OpenRequest />, async () => {
  const { messages } = await run(
    (input: Parameters<typeof graph.invoke>[0]) => graph.invoke(input, thread),
    { messages: [new HumanMessage("Send a mail")] },
  );
  return messages.at(-1).content;
});
