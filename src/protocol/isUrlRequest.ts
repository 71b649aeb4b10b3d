import type { ElicitationRequest, UrlRequest } from "./ElicitationRequest.js";

/** Whether a request asks to open a page (`mode: "url"`). */
export function isUrlRequest(request: ElicitationRequest): request is UrlRequest {
  return request.mode === "url";
}
