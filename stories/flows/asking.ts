import type { FormRequest } from "react-elicitation";

/** A form with one question. */
export function asking(message: string, property: object, required = true): FormRequest {
  return {
    message,
    requestedSchema: {
      type: "object",
      properties: { answer: property },
      required: required ? ["answer"] : [],
    },
  } as FormRequest;
}
