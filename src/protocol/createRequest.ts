import type { FormRequest, RequestedSchema, UrlRequest } from "./types.js";

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

/**
 * A request to open a page.
 *
 * @param elicitationId what the server calls it when it says that the page is done.
 * @example
 * urlRequest("Sign in to GitHub", "https://github.com/login", "sign-in-1");
 */
export function urlRequest(message: string, url: string, elicitationId?: string): UrlRequest {
  const request: UrlRequest = { mode: "url", message, url };
  if (elicitationId !== undefined) request.elicitationId = elicitationId;
  return request;
}
