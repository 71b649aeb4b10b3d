import {
  AbstractAgent,
  type BaseEvent,
  EventType,
  type Message,
  type RunAgentInput,
} from "@copilotkit/react-core/v2";
import { from, type Observable } from "rxjs";

/**
 * Replaces an agent with a language model: some words call a tool of the Everything server.
 */
export class ScriptedAgent extends AbstractAgent {
  override run({ threadId, runId, messages }: RunAgentInput): Observable<BaseEvent> {
    return from<BaseEvent[]>([
      { type: EventType.RUN_STARTED, threadId, runId } as BaseEvent,
      ...decide(messages.at(-1)),
      { type: EventType.RUN_FINISHED, threadId, runId } as BaseEvent,
    ]);
  }
}

function decide(last: Message | undefined): BaseEvent[] {
  const text = typeof last?.content === "string" ? last.content : "";
  if (last?.role === "tool") return say(`The tool says: ${text.split("\n")[0]}`);
  const [url] = /https?:\S+/.exec(text) ?? [];
  if (url) return call("trigger-url-elicitation", { url });
  if (/delete/i.test(text)) return call("delete_file", { path: "notes.txt" });
  if (/register/i.test(text)) return call("trigger-elicitation-request", {});
  return say(`You said: ${text}`);
}

function say(delta: string): BaseEvent[] {
  const messageId = crypto.randomUUID();
  return [
    { type: EventType.TEXT_MESSAGE_START, messageId, role: "assistant" },
    { type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta },
    { type: EventType.TEXT_MESSAGE_END, messageId },
  ] as BaseEvent[];
}

function call(toolCallName: string, args: object): BaseEvent[] {
  const toolCallId = crypto.randomUUID();
  return [
    { type: EventType.TOOL_CALL_START, toolCallId, toolCallName },
    { type: EventType.TOOL_CALL_ARGS, toolCallId, delta: JSON.stringify(args) },
    { type: EventType.TOOL_CALL_END, toolCallId },
  ] as BaseEvent[];
}
