import type { FormRequest, RequestedSchema } from "../protocol/ElicitationRequest.js";
import type { ElicitationContent } from "../protocol/ElicitationResult.js";
import { isObject } from "../protocol/isObject.js";

/** A question as a form, and the way back from its content to what was asked for. */
export interface Question {
  request: FormRequest;
  /** What the schema describes; nothing where no answer was asked for but yes or no. */
  payloadOf: (content: ElicitationContent) => unknown;
}

/** Keywords by which a schema is of other values than objects, where it has no type. */
const NO_OBJECT = ["enum", "const", "oneOf", "anyOf", "allOf", "not", "if", "$ref"];

/**
 * Makes a form of a message and a JSON Schema of the answer. A form is an object, so what is asked as
 * something else becomes its one question, with the message as its name if it has none.
 */
export function readQuestion(message: string, schema: unknown): Question {
  if (!isObject(schema)) {
    const requestedSchema: RequestedSchema = { type: "object", properties: {} };
    return { request: { message, requestedSchema }, payloadOf: () => undefined };
  }
  const { $defs, definitions, ...asked } = schema;
  const isForm =
    asked.type === "object" ||
    (asked.type === undefined && !NO_OBJECT.some((keyword) => keyword in asked));
  if (isForm) {
    return {
      request: { message, requestedSchema: schema as RequestedSchema },
      payloadOf: (content) => content,
    };
  }
  const answer = { title: message, ...asked };
  const requestedSchema: RequestedSchema = {
    type: "object",
    properties: { answer },
    required: ["answer"],
    // Where `$ref` of the question finds them.
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
  };
  return { request: { message, requestedSchema }, payloadOf: ({ answer: given }) => given };
}
