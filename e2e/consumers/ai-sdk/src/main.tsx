import { useChat } from "@ai-sdk/react";
import {
  type ChatTransport,
  convertToModelMessages,
  isStepCount,
  streamText,
  toUIMessageStream,
  type UIMessage,
} from "ai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat";
import { mcp, OpenRequest } from "./elicitation";
import { scriptedModel } from "./scriptedModel";

const tools = await mcp.tools();

/** Runs the agent in the page, where the MCP client is, too. */
const transport: ChatTransport<UIMessage> = {
  async sendMessages({ messages, abortSignal }) {
    const { stream } = streamText({
      model: scriptedModel,
      tools,
      // A stopped turn leaves a tool call without a result.
      messages: await convertToModelMessages(messages, { ignoreIncompleteToolCalls: true }),
      stopWhen: isStepCount(5),
      abortSignal,
    });
    return toUIMessageStream({ stream });
  },
  reconnectToStream: async () => null,
};

function App() {
  return (
    <Chat chat={useChat({ transport })}>
      <OpenRequest />
    </Chat>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
