import {
  CopilotChat,
  CopilotChatMessageView,
  type CopilotChatMessageViewProps,
  CopilotKitProvider,
} from "@copilotkit/react-core/v2";
import "@copilotkit/react-core/v2/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadTools, OtherRequest } from "./elicitation";
import { ScriptedAgent } from "./ScriptedAgent";

const tools = await loadTools();
// Your agent is behind a `runtimeUrl`. Frontend tools run in the page in both cases.
const agents = { default: new ScriptedAgent() };

/** The messages, and below them the requests whose call is not certain. */
function Messages(props: CopilotChatMessageViewProps) {
  return (
    <>
      <CopilotChatMessageView {...props} />
      <OtherRequest />
    </>
  );
}

// The type of the slot requires this component, too.
Messages.Cursor = CopilotChatMessageView.Cursor;

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <CopilotKitProvider agents__unsafe_dev_only={agents} frontendTools={tools}>
      <CopilotChat messageView={Messages} labels={{ chatInputPlaceholder: "Message" }} />
    </CopilotKitProvider>
  </StrictMode>,
);
