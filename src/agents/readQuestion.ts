import type { ElicitationContent, FormRequest, RequestedSchema } from "../protocol/types.js";
import { isComposed } from "../protocol/isComposed.js";
import { isObject } from "../protocol/isObject.js";

/** A question as a form, and the way back from its content to what was asked for. */
export interface Question {
  request: FormRequest;
  /** What the schema describes; nothing where no answer was asked for but yes or no. */
  payloadOf: (content: ElicitationContent) => unknown;
}

/**
 * Makes a form of a message and a JSON Schema of the answer. A form is a list of questions, so what is
 * asked as anything else becomes its one question, with the message as its name if it has none.
 */
export function readQuestion(message: string, schema: unknown): Question {
  if (!isObject(schema)) {
    const requestedSchema: RequestedSchema = { type: "object", properties: {} };
    return { request: { message, requestedSchema }, payloadOf: () => undefined };
  }
  const { type = "object" } = schema;
  if (type === "object" && !isComposed(schema)) {
    return {
      request: { message, requestedSchema: schema as RequestedSchema },
      payloadOf: (content) => content,
    };
  }
  // With an `$id` of its own, the schema's references point into it, wherever it stands.
  const address = JSON.stringify(schema).includes('"$ref"') ? { $id: "urn:answer" } : {};
  const requestedSchema: RequestedSchema = {
    type: "object",
    properties: { answer: { title: message, ...address, ...schema } },
    required: ["answer"],
  };
  return { request: { message, requestedSchema }, payloadOf: ({ answer: given }) => given };
}
