import { AssistantRuntimeProvider, useLocalRuntime } from "@assistant-ui/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { scriptedModel } from "./scriptedModel";
import { Thread } from "./Thread";

function App() {
  const runtime = useLocalRuntime(scriptedModel);
  return (
    <AssistantRuntimeProvider runtime={runtime}>
      <Thread />
    </AssistantRuntimeProvider>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
