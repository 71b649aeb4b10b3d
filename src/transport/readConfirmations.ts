import type { FormRequest } from "../protocol/ElicitationRequest.js";
import { withOneButtonPerOption } from "../protocol/oneButtonPerOption.js";

/**
 * The confirmations of the early form as forms of one choice; nothing where one of them cannot be
 * read.
 */
export function readConfirmations(inputRequests: readonly unknown[]): FormRequest[] | undefined {
  const forms: FormRequest[] = [];
  for (const asked of inputRequests) {
    const { type, title, message, options } = (asked ?? {}) as Record<string, unknown>;
    const readable = type === "confirmation" && Array.isArray(options) && options.length > 0;
    if (!readable || !options.every(isString)) return undefined;
    forms.push(
      withOneButtonPerOption({
        mode: "form",
        message: isString(message) ? message : isString(title) ? title : "",
        requestedSchema: {
          type: "object",
          title: isString(title) ? title : undefined,
          properties: { choice: { type: "string", title, enum: options } },
          required: ["choice"],
        },
      }),
    );
  }
  return forms;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}
