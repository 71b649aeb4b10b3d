import {
  type ApprovalPart,
  type ApprovalRequest,
  approvalRequest,
} from "../core/ApprovalRequest.js";
import { isObject } from "../core/json.js";

const TEXT = {
  title: "Text",
  type: "object",
  properties: { type: { const: "text" }, text: { type: "string", format: "multiline" } },
  required: ["type", "text"],
};
/** An image, audio, a call of a tool or its result: edited as JSON. */
const OTHER = { title: "Other content" };

/** What the user may edit. Everything else stays as it is. */
const EDITABLE = {
  type: "object",
  properties: {
    systemPrompt: { title: "System prompt", type: "string", format: "multiline" },
    messages: {
      title: "Messages",
      type: "array",
      items: {
        type: "object",
        properties: {
          role: { title: "Role", type: "string", enum: ["user", "assistant"] },
          content: {
            title: "Content",
            anyOf: [
              TEXT,
              { title: "Several contents", type: "array", items: { anyOf: [TEXT, OTHER] } },
              OTHER,
            ],
          },
        },
        required: ["role", "content"],
      },
    },
  },
  required: ["messages"],
};

const NOTE = "The server asks your model for a reply, and receives it.";

/**
 * Creates an approval of an MCP server's request to use the model (`sampling/createMessage`).
 *
 * The user sees all of the params, and may edit the system prompt and the messages. If the result
 * is allowed, call your model with `result.edited`, or else with the params.
 *
 * @param params params of `sampling/createMessage`. Untrusted.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/sampling
 * @example
 * client.setRequestHandler("sampling/createMessage", async ({ params }) => {
 *   const result = await queue.elicit(samplingApproval(params), { requester });
 *   if (result.action !== "accept" || !result.allowed) throw new Error("The user refused.");
 *   return run((result.edited ?? params) as typeof params);
 * });
 */
export function samplingApproval(params: object): ApprovalRequest {
  const part: ApprovalPart = isObject(params)
    ? {
        type: "arguments",
        tool: "sampling/createMessage",
        value: params,
        schema: EDITABLE,
        editable: true,
      }
    : { type: "missing", what: "call" };
  return approvalRequest(part, { notes: [{ level: "info", text: NOTE }] });
}
