import type { ElicitationRequest, FormRequest, UrlRequest } from "./types.js";

/**
 * Checks whether a request asks for a form. A missing `mode` means a form.
 *
 * @example
 * if (isFormRequest(request)) log(Object.keys(request.requestedSchema.properties ?? {}));
 */
export function isFormRequest(request: ElicitationRequest): request is FormRequest {
  return request.mode === undefined || request.mode === null || request.mode === "form";
}

/**
 * Checks whether a request asks to open a page (`mode: "url"`).
 *
 * @example
 * if (isUrlRequest(request)) log(analyzeUrl(request.url).displayHost);
 */
export function isUrlRequest(request: ElicitationRequest): request is UrlRequest {
  return request.mode === "url";
}
