import type { UrlRequest } from "./ElicitationRequest.js";

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
