import { CopilotChat, CopilotKitProvider } from "@copilotkit/react-core/v2";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { tool } from "recipe:copilotkit";
import { ScriptedAgent } from "../copilotkit/src/ScriptedAgent";

const agents = { default: new ScriptedAgent() };

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <CopilotKitProvider agents__unsafe_dev_only={agents} frontendTools={[tool]}>
      <CopilotChat labels={{ chatInputPlaceholder: "Message" }} />
    </CopilotKitProvider>
  </StrictMode>,
);
