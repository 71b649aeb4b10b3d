import type { FormRequest } from "../core/protocol.js";
import { isText } from "../core/json.js";

/**
 * The confirmations of the early form as `inputRequests` by their index, for forms of one choice;
 * nothing where one of them cannot be read.
 */
export function readConfirmations(
  inputRequests: readonly unknown[],
): Record<number, { method: string; params: FormRequest }> | undefined {
  const requests: { method: string; params: FormRequest }[] = [];
  for (const asked of inputRequests) {
    const { type, title, message, options } = (asked ?? {}) as Record<string, unknown>;
    const readable = type === "confirmation" && Array.isArray(options) && options.length > 0;
    if (!readable || !options.every(isText)) return undefined;
    const params: FormRequest = {
      mode: "form",
      message: isText(message) ? message : isText(title) ? title : "",
      requestedSchema: {
        type: "object",
        title: isText(title) ? title : undefined,
        properties: { choice: { type: "string", title, enum: options } },
        required: ["choice"],
      },
    };
    requests.push({ method: "elicitation/create", params });
  }
  return { ...requests };
}
