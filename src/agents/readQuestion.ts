import type { FormRequest, RequestedSchema } from "../protocol/ElicitationRequest.js";
import type { ElicitationContent } from "../protocol/ElicitationResult.js";
import { isObject } from "../protocol/isObject.js";

/** A question as a form, and the way back from its content to what was asked for. */
export interface Question {
  request: FormRequest;
  /** What the schema describes; nothing where no answer was asked for but yes or no. */
  payloadOf: (content: ElicitationContent) => unknown;
}

/** Keywords by which an answer is no object, or more than a list of questions. */
const WITH_PARTS =
  /^(enum|const|\w+Of|not|if|\$ref|depend\w+|(pattern|m..|unevaluated)Properties|propertyNames)$/;

/**
 * Makes a form of a message and a JSON Schema of the answer. A form is a list of questions, so what is
 * asked as anything else becomes its one question, with the message as its name if it has none.
 */
export function readQuestion(message: string, schema: unknown): Question {
  if (!isObject(schema)) {
    const requestedSchema: RequestedSchema = { type: "object", properties: {} };
    return { request: { message, requestedSchema }, payloadOf: () => undefined };
  }
  const { type = "object", additionalProperties } = schema;
  const isForm =
    type === "object" &&
    !isObject(additionalProperties) &&
    !Object.keys(schema).some((keyword) => WITH_PARTS.test(keyword));
  if (isForm) {
    return {
      request: { message, requestedSchema: schema as RequestedSchema },
      payloadOf: (content) => content,
    };
  }
  // With an address of its own its references point into it, wherever it stands.
  const address = JSON.stringify(schema).includes('"$ref"') ? { $id: "urn:answer" } : {};
  const requestedSchema: RequestedSchema = {
    type: "object",
    properties: { answer: { title: message, ...address, ...schema } },
    required: ["answer"],
  };
  return { request: { message, requestedSchema }, payloadOf: ({ answer: given }) => given };
}
