import {
  AssistantRuntimeProvider,
  type ChatModelAdapter,
  ThreadPrimitive,
  type ToolCallMessagePart,
  useLocalRuntime,
} from "@assistant-ui/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Message } from "recipe:assistant-ui";
import { runTool } from "recipe:ask";

/** Replaces the language model: it calls one tool. */
const adapter: ChatModelAdapter = {
  async *run({ abortSignal }) {
    const [toolCallId, toolName, args] = ["call-1", "delete_file", { path: "notes.txt" }] as const;
    const call: ToolCallMessagePart = {
      type: "tool-call",
      toolCallId,
      toolName,
      args,
      argsText: JSON.stringify(args),
    };
    yield { content: [call] };
    const asked = { id: toolCallId, tool: toolName, args };
    const result = await runTool(asked, globalThis.deleteFile, abortSignal);
    yield { content: [{ ...call, result }] };
  },
};

function App() {
  return (
    <AssistantRuntimeProvider runtime={useLocalRuntime(adapter)}>
      <ThreadPrimitive.Root>
        <ThreadPrimitive.Messages>{() => <Message />}</ThreadPrimitive.Messages>
        <ThreadPrimitive.Suggestion prompt="Delete notes.txt" send>
          Ask
        </ThreadPrimitive.Suggestion>
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
