import {
  CopilotChat,
  CopilotChatMessageView,
  type CopilotChatMessageViewProps,
  CopilotKitProvider,
} from "@copilotkit/react-core/v2";
import "@copilotkit/react-core/v2/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Asked, connect } from "./elicitation";
import { ScriptedAgent } from "./ScriptedAgent";

const tools = await connect();
// Yours is behind a `runtimeUrl`. Frontend tools are called in the page all the same.
const agents = { default: new ScriptedAgent() };

/** The messages, and below the call that it asks for what the server asks. */
function Messages(props: CopilotChatMessageViewProps) {
  return (
    <>
      <CopilotChatMessageView {...props} />
      <Asked />
    </>
  );
}

// The slot is typed to want this, too.
Messages.Cursor = CopilotChatMessageView.Cursor;

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <CopilotKitProvider agents__unsafe_dev_only={agents} frontendTools={tools}>
      <CopilotChat messageView={Messages} labels={{ chatInputPlaceholder: "Message" }} />
    </CopilotKitProvider>
  </StrictMode>,
);
