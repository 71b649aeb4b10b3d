import {
  AuiIf,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
  type ToolCallMessagePartProps,
} from "@assistant-ui/react";
import { OtherRequest, ToolCallRequest } from "./elicitation";

/** A thread of primitives. Each request is shown in its tool call. */
export function Thread() {
  return (
    <ThreadPrimitive.Root style={{ maxInlineSize: 640, margin: "24px auto" }}>
      <ThreadPrimitive.Viewport>
        <ThreadPrimitive.Messages>{() => <Message />}</ThreadPrimitive.Messages>
        <OtherRequest />
      </ThreadPrimitive.Viewport>
      <ComposerPrimitive.Root>
        <ComposerPrimitive.Input aria-label="Message" placeholder="Say something" />
        <AuiIf condition={({ thread }) => thread.isRunning}>
          <ComposerPrimitive.Cancel>Stop</ComposerPrimitive.Cancel>
        </AuiIf>
      </ComposerPrimitive.Root>
    </ThreadPrimitive.Root>
  );
}

function Message() {
  return (
    <MessagePrimitive.Root>
      <MessagePrimitive.Parts components={{ tools: { Fallback: ToolCall } }} />
    </MessagePrimitive.Root>
  );
}

function ToolCall(props: ToolCallMessagePartProps) {
  const { toolCallId, toolName, result } = props;
  return (
    <section aria-label={toolName}>
      {typeof result === "string" ? <pre>{result}</pre> : <p>{stateOf(props)}</p>}
      <ToolCallRequest toolCallId={toolCallId} />
    </section>
  );
}

function stateOf({ toolName, status }: ToolCallMessagePartProps) {
  if (status.type !== "incomplete") return `Calling ${toolName}`;
  return status.reason === "cancelled" ? `${toolName} was stopped` : `${toolName} failed`;
}
