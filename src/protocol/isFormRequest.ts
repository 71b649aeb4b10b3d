import type { ElicitationRequest, FormRequest } from "./ElicitationRequest.js";

/**
 * Whether a request asks for a form. MCP lets `mode` be left out, which means a form.
 *
 * @example
 * if (isFormRequest(request)) log(Object.keys(request.requestedSchema.properties ?? {}));
 */
export function isFormRequest(request: ElicitationRequest): request is FormRequest {
  return request.mode === undefined || request.mode === null || request.mode === "form";
}
