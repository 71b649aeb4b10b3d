import { AbstractAgent, type BaseEvent, EventType, type RunAgentInput } from "@ag-ui/client";
import { from, type Observable } from "rxjs";

/** Replaces the server of an agent. It books a trip after two interrupts have their responses. */
export class ScriptedAgent extends AbstractAgent {
  override run({ threadId, runId, messages, resume }: RunAgentInput): Observable<BaseEvent> {
    const text = String(messages.at(-1)?.content);
    const asks = !resume && /book/i.test(text);
    const said = resume ? `Raw result: ${JSON.stringify(resume)}` : `You said: ${text}`;
    const toolCallId = crypto.randomUUID();
    const events = asks ? call(toolCallId, "pay", { amount: 500, currency: "EUR" }) : say(said);
    const interrupts = [traveller, { ...payment, toolCallId }];
    const outcome = asks ? { type: "interrupt", interrupts } : { type: "success" };
    return from([
      { type: EventType.RUN_STARTED, threadId, runId },
      ...events,
      { type: EventType.RUN_FINISHED, threadId, runId, outcome },
    ] as BaseEvent[]);
  }
}

const traveller = {
  id: "traveller",
  reason: "input_required",
  message: "Who travels?",
  responseSchema: {
    type: "object",
    properties: { name: { type: "string", title: "Name" } },
    required: ["name"],
  },
};

/** Names a tool call of the run, whose arguments the user may edit. */
const payment = {
  id: "payment",
  reason: "tool_call",
  message: "Pays for the trip.",
  responseSchema: {
    type: "object",
    properties: {
      approved: { type: "boolean" },
      editedArgs: {
        type: "object",
        properties: {
          amount: { type: "integer", title: "Amount" },
          currency: { type: "string", title: "Currency", enum: ["EUR", "USD"] },
        },
        required: ["amount", "currency"],
      },
    },
    required: ["approved"],
  },
};

function call(toolCallId: string, toolCallName: string, args: object) {
  return [
    { type: EventType.TOOL_CALL_START, toolCallId, toolCallName },
    { type: EventType.TOOL_CALL_ARGS, toolCallId, delta: JSON.stringify(args) },
    { type: EventType.TOOL_CALL_END, toolCallId },
  ];
}

function say(delta: string) {
  const messageId = crypto.randomUUID();
  return [
    { type: EventType.TEXT_MESSAGE_START, messageId, role: "assistant" },
    { type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta },
    { type: EventType.TEXT_MESSAGE_END, messageId },
  ];
}
