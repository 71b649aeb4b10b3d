import type { ElicitationRequest, FormRequest, UrlRequest } from "./types.js";

/**
 * Whether a request asks for a form. MCP lets `mode` be left out, which means a form.
 *
 * @example
 * if (isFormRequest(request)) log(Object.keys(request.requestedSchema.properties ?? {}));
 */
export function isFormRequest(request: ElicitationRequest): request is FormRequest {
  return request.mode === undefined || request.mode === null || request.mode === "form";
}

/**
 * Whether a request asks to open a page (`mode: "url"`).
 *
 * @example
 * if (isUrlRequest(request)) log(analyzeUrl(request.url).displayHost);
 */
export function isUrlRequest(request: ElicitationRequest): request is UrlRequest {
  return request.mode === "url";
}
