import type { ElicitationRequest, FormRequest } from "./ElicitationRequest.js";

/** Whether a request asks for a form. MCP lets `mode` be left out, which means a form. */
export function isFormRequest(request: ElicitationRequest): request is FormRequest {
  return request.mode === undefined || request.mode === null || request.mode === "form";
}
