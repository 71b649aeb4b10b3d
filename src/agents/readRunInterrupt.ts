import { approvalRequest } from "../core/ApprovalRequest.js";
import { hasText, isObject, parseJson, sameJson } from "../core/json.js";
import {
  ALLOW_ONCE,
  type ApprovalReview,
  DENY_ONCE,
  DENY_WITH_REASON,
  digestMeta,
  lines,
  readDecision,
  readCall,
} from "./approvals.js";
import { reviewed } from "../transports/requests.js";
import { type Interrupt, type Question, readForm, type ResumeEntry } from "./interrupts.js";

/** A tool call in the messages of an AG-UI agent. Untrusted. */
export interface RunToolCall {
  /** ID of the call. */
  id: string;
  /** The tool and its arguments. */
  function: {
    /** Name of the tool. */
    name: string;
    /** Arguments, as the text that the model wrote. */
    arguments: string;
  };
}

/** An interrupt with the tool calls of its ID, for `review`. Untrusted. */
export interface RunCall {
  interrupt: Interrupt;
  toolCalls: readonly RunToolCall[];
}

/** Reads an interrupt of a run: an approval, or a form of its schema. */
export function readRunInterrupt(
  interrupt: Interrupt,
  toolCalls: readonly RunToolCall[],
  review: ApprovalReview<RunCall>,
): Question<ResumeEntry> {
  const { toolCallId, reason } = interrupt;
  const own = toolCalls
    .filter(({ id }) => hasText(toolCallId) && id === toolCallId)
    .filter((call, index, all) => all.findIndex((each) => sameJson(each, call)) === index);
  const isCall = reason === "tool_call" && hasText(toolCallId);
  return (isCall || reason === "confirmation") && takesApproval(interrupt)
    ? readApproval(interrupt, own, review)
    : readOther(interrupt, own);
}

function readApproval(
  interrupt: Interrupt,
  toolCalls: readonly RunToolCall[],
  review: ApprovalReview<RunCall>,
): Question<ResumeEntry> {
  const { id: interruptId, message, subagentRunId, toolCallId, responseSchema } = interrupt;
  const { editedArgs, reason, approvedActionFingerprint } = propertiesOf(responseSchema);
  const [first] = toolCalls;
  const isEditable =
    isObject(editedArgs) &&
    toolCalls.length === 1 &&
    isObject(parseJson(first?.function.arguments));
  const said = hasText(message) ? message : "";
  const parts = toolCalls.map(({ function: { name: tool, arguments: value } }) =>
    // Some agents send no text for no arguments.
    readCall({
      tool,
      value: value || "{}",
      ...(isEditable && { schema: editedArgs, editable: true }),
    }),
  );
  if (parts.length === 0 && (!said || hasText(toolCallId))) {
    parts.push({ type: "missing", what: said ? "arguments" : "call" });
  }
  const why = lines(subagentRunId);
  const takesReason = isObject(reason) && reason.type === "string";
  const request = reviewed(
    approvalRequest(parts, {
      message: said,
      ...(why && { reason: why }),
      options: [ALLOW_ONCE, takesReason ? DENY_WITH_REASON : DENY_ONCE],
    }),
    { interrupt, toolCalls },
    review,
  );
  return {
    request,
    answerOf: (result) => {
      const answer = readDecision(request, result);
      if (!answer) return undefined;
      const approved = answer.option.kind === "allow";
      const { edited, text } = answer;
      const metadata = digestMeta(answer);
      const fingerprint = approvedActionFingerprint ? fingerprintOf(interrupt) : undefined;
      const isBoolean = isObject(responseSchema) && responseSchema.type === "boolean";
      const payload = {
        approved,
        ...(edited !== undefined && { editedArgs: edited }),
        ...(text !== undefined && { reason: text }),
        ...(fingerprint && { approvedActionFingerprint: fingerprint }),
      };
      return {
        interruptId,
        status: "resolved",
        payload: isBoolean ? approved : payload,
        ...(metadata && { metadata }),
      };
    },
  };
}

/** Reads an interrupt that asks for something else than permission, as a form of its schema. */
function readOther(interrupt: Interrupt, toolCalls: readonly RunToolCall[]): Question<ResumeEntry> {
  const { id: interruptId, responseSchema } = interrupt;
  const said = [interrupt.message, interrupt.reason].find(hasText) ?? "";
  const { request, payloadOf } = readForm(said, responseSchema);
  const calls = toolCalls.map(({ function: { name, arguments: args } }) => `${name}\n${args}`);
  return {
    request: { ...request, message: [said, ...calls].filter(hasText).join("\n\n") },
    answerOf: (result) => {
      if (result.action === "accept") {
        const payload = payloadOf(("content" in result && result.content) || {});
        return { interruptId, status: "resolved", ...(payload === undefined ? {} : { payload }) };
      }
      if (result.action === "cancel") return undefined;
      return propertiesOf(responseSchema).approved && takesApproval(interrupt)
        ? { interruptId, status: "resolved", payload: { approved: false } }
        : { interruptId, status: "cancelled", metadata: { action: "decline" } };
    },
  };
}

/** Keywords with which "no" alone might not be a valid answer. */
const NARROWING =
  /^(minP|patternP|all|any|one|if|not|\$(ref|dynamic|recursive)|dependen|const|enum)/;

/** Whether yes and no are valid by the schema: an `approved` flag, and nothing else is required. */
function takesApproval(interrupt: Interrupt): boolean {
  const { responseSchema: schema } = interrupt;
  if (!isObject(schema)) return true;
  const { approved } = propertiesOf(schema);
  const flag = schema.type === "boolean" ? schema : approved;
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const known = ["approved", ...(fingerprintOf(interrupt) ? ["approvedActionFingerprint"] : [])];
  const keywords = [schema, flag].flatMap((each) => Object.keys(each ?? {}));
  return (
    isObject(flag) &&
    flag.type === "boolean" &&
    required.every((key) => known.includes(String(key))) &&
    !keywords.some((keyword) => NARROWING.test(keyword))
  );
}

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  const { properties } = isObject(schema) ? schema : {};
  return isObject(properties) ? properties : {};
}

/** Returns the fingerprint of the action, which the agent may want back. */
function fingerprintOf({ metadata }: Interrupt): string | undefined {
  const { governance } = isObject(metadata) ? metadata : {};
  const { actionFingerprint } = isObject(governance) ? governance : {};
  return hasText(actionFingerprint) ? actionFingerprint : undefined;
}
