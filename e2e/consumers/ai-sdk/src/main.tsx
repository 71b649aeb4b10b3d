import { useChat } from "@ai-sdk/react";
import { DirectChatTransport, ToolLoopAgent } from "ai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat";
import { Asked, mcp, takeBack } from "./elicitation";
import { scriptedModel } from "./scriptedModel";

// The agent runs in the page, and so does the MCP client, whose tools it calls.
const agent = new ToolLoopAgent({ model: scriptedModel, tools: await mcp.tools() });
const transport = new DirectChatTransport({ agent });

function App() {
  return (
    <Chat chat={useChat({ transport })} onStop={takeBack}>
      <Asked />
    </Chat>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
