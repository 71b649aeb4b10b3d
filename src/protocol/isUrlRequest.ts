import type { ElicitationRequest, UrlRequest } from "./ElicitationRequest.js";

/**
 * Whether a request asks to open a page (`mode: "url"`).
 *
 * @example
 * if (isUrlRequest(request)) log(analyzeUrl(request.url).displayHost);
 */
export function isUrlRequest(request: ElicitationRequest): request is UrlRequest {
  return request.mode === "url";
}
