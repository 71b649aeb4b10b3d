import { AbstractAgent, type BaseEvent, EventType, type RunAgentInput } from "@ag-ui/client";
import { from, type Observable } from "rxjs";

/** Replaces the server of an agent. It books a trip after two interrupts have their responses. */
export class ScriptedAgent extends AbstractAgent {
  override run({ threadId, runId, messages, resume }: RunAgentInput): Observable<BaseEvent> {
    const text = String(messages.at(-1)?.content);
    const asks = !resume && /book/i.test(text);
    const said = resume ? `Raw result: ${JSON.stringify(resume)}` : `You said: ${text}`;
    const events = asks ? [] : say(said);
    const outcome = asks ? { type: "interrupt", interrupts } : { type: "success" };
    return from([
      { type: EventType.RUN_STARTED, threadId, runId },
      ...events,
      { type: EventType.RUN_FINISHED, threadId, runId, outcome },
    ] as BaseEvent[]);
  }
}

const interrupts = [
  {
    id: "traveller",
    reason: "input_required",
    message: "Who travels?",
    responseSchema: {
      type: "object",
      properties: { name: { type: "string", title: "Name" } },
      required: ["name"],
    },
  },
  {
    id: "payment",
    reason: "tool_call",
    message: "Pay 500 euros for the trip?",
    responseSchema: {
      type: "object",
      properties: { approved: { type: "boolean", title: "Approved" } },
      required: ["approved"],
    },
  },
];

function say(delta: string) {
  const messageId = crypto.randomUUID();
  return [
    { type: EventType.TEXT_MESSAGE_START, messageId, role: "assistant" },
    { type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta },
    { type: EventType.TEXT_MESSAGE_END, messageId },
  ];
}
