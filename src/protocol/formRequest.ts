import type { FormRequest, RequestedSchema } from "./ElicitationRequest.js";

/**
 * A request for a form. The mode is written out, since ACP wants it.
 *
 * @example
 * formRequest("How shall I book?", { name: { type: "string" } }, ["name"]);
 */
export function formRequest(
  message: string,
  properties: NonNullable<RequestedSchema["properties"]> = {},
  required?: readonly string[],
): FormRequest & { mode: "form" } {
  const requestedSchema: RequestedSchema = { type: "object", properties };
  if (required) requestedSchema.required = required;
  return { mode: "form", message, requestedSchema };
}
