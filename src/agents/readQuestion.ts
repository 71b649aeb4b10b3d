import type { ElicitationContent, FormRequest, RequestedSchema } from "../protocol/types.js";
import { isComposed } from "../protocol/isComposed.js";
import { isObject } from "../protocol/isObject.js";

/** A form, and how its content becomes the requested value. */
export interface Question {
  request: FormRequest;
  /** Returns the value that the schema describes, or nothing if the answer is only yes or no. */
  payloadOf: (content: ElicitationContent) => unknown;
}

/**
 * Creates a form from a message and the JSON Schema of an answer.
 *
 * A form is a list of fields, so any other value becomes its one field, named by the message if it
 * has no name.
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
  // With an `$id` of its own, the schema's references point into it at any location.
  const address = JSON.stringify(schema).includes('"$ref"') ? { $id: "urn:answer" } : {};
  const requestedSchema: RequestedSchema = {
    type: "object",
    properties: { answer: { title: message, ...address, ...schema } },
    required: ["answer"],
  };
  return { request: { message, requestedSchema }, payloadOf: ({ answer: given }) => given };
}
